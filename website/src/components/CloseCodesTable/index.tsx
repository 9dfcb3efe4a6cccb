import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import ErrorCode from '../ErrorCode';
import FactTable from '../FactTable';
import RichText from '../RichText';

export interface CloseCodesTableProps {
  rows?: { code: string; closeCode: number; text: Text }[];
  labels?: { caption: string; closeCode: string; code: string; cause: string };
}

/** The close codes of a connection, with the errors they cause. */
export default function CloseCodesTable({ rows = [], labels }: CloseCodesTableProps): ReactNode {
  if (!labels) return null;
  return (
    <FactTable
      endsInText
      caption={labels.caption}
      columns={[labels.closeCode, labels.code, labels.cause]}
      rows={rows.map(({ code, closeCode, text }) => ({
        key: code,
        cells: [
          <code key="closeCode">{closeCode}</code>,
          <ErrorCode key="code" code={code} />,
          <RichText key="cause" text={text} />,
        ],
      }))}
    />
  );
}
