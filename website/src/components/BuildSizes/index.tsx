import type { ReactNode } from 'react';
import FactTable from '../FactTable';

export interface BuildSizesProps {
  rows?: { file: string; size: string }[];
  labels?: { caption: string; file: string; size: string };
}

/** What each build of the SDK weighs over the wire. */
export default function BuildSizes({ rows = [], labels }: BuildSizesProps): ReactNode {
  if (!labels) return null;
  return (
    <FactTable
      caption={labels.caption}
      columns={[labels.file, labels.size]}
      stacks={false}
      rows={rows.map(({ file, size }) => ({
        key: file,
        cells: [<code key="file">{file}</code>, size],
      }))}
    />
  );
}
