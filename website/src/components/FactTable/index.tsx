import type { RichText as Text } from 'api-facts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import RichText from '../RichText';
import styles from './styles.module.css';

interface FactTableProps {
  /** The table's accessible name. */
  caption: string;
  /** The heads of the columns. */
  columns: ReactNode[];
  /** The first cell of a row is its header. */
  rows: { key: string; cells: ReactNode[] }[];
  /** Whether rows become blocks on a phone; a matrix scrolls instead. */
  stacks?: boolean;
  /**
   * Whether the last column contains sentences, which wrap; otherwise it is as wide as its content.
   */
  endsInText?: boolean;
  className?: string;
}

function showRow(cells: ReactNode[], columns: ReactNode[]): ReactNode {
  return cells.map((cell, index) =>
    index === 0 ? (
      <th key={index} scope="row">
        {cell}
      </th>
    ) : (
      <td key={index}>
        <span className={styles.label} aria-hidden>
          {columns[index]}
        </span>
        {cell}
      </td>
    ),
  );
}

/** A table of facts; on a phone its rows are stacked. */
export default function FactTable(props: FactTableProps): ReactNode {
  const { caption, columns, rows, stacks = true, endsInText = false, className } = props;
  return (
    <div
      className={clsx(
        'table-scroll',
        stacks && styles.stacks,
        endsInText && styles.endsInText,
        className,
      )}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={clsx(stacks && 'hidden-on-phone')}>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>{showRow(cells, columns)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TextTableProps extends Pick<FactTableProps, 'caption' | 'columns' | 'endsInText'> {
  rows: Text[][];
}

/** A table of facts whose cells are text with code and links; the build puts it into pages. */
export function TextTable({ rows, ...table }: TextTableProps): ReactNode {
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
