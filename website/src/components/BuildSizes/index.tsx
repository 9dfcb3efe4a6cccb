import type { ReactNode } from 'react';
import FactTable from '../FactTable';

export interface BuildSizesProps {
  rows?: { file: string; use: string; size: string }[];
  labels?: { caption: string; file: string; use: string; size: string };
}

/** The purpose and compressed size of each build of the SDK. */
export default function BuildSizes({ rows = [], labels }: BuildSizesProps): ReactNode {
  if (!labels) return null;
  return (
    <FactTable
      caption={labels.caption}
      columns={[labels.file, labels.use, labels.size]}
      rows={rows.map(({ file, use, size }) => ({
        key: file,
        cells: [<code key="file">{file}</code>, use, size],
      }))}
    />
  );
}
