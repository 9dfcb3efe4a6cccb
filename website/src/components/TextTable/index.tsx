import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import FactTable, { type FactTableProps } from '../FactTable';
import RichText from '../RichText';

interface TextTableProps extends Pick<FactTableProps, 'caption' | 'columns' | 'endsInText'> {
  rows: Text[][];
}

/** A table of facts whose cells are text with code and links; the build puts it into pages. */
export default function TextTable({ rows, ...table }: TextTableProps): ReactNode {
  return (
    <FactTable
      {...table}
      rows={rows.map((row, index) => ({
        key: String(index),
        cells: row.map((text, column) => <RichText key={column} text={text} />),
      }))}
    />
  );
}
