/** Begins a line that names the columns of the rows below it; it is stored, but not searched. */
const mark = '\u007F';
const cell = ' · ';
/** The second cell of a narrower table is understood from the first. */
const fewestColumns = 3;
/** A wider row is not quoted. */
export const mostColumns = 6;

/** The names of the columns after the first, for the rows from a position of a text on. */
export type Columns = readonly [start: number, names: readonly string[]];

/** The line that names columns in a section's text, without the first; empty if it is not needed. */
export const lineOfColumns = (names: readonly string[]): string =>
  names.length < fewestColumns || names.length > mostColumns
    ? ''
    : mark + names.slice(1).join(cell);

/** The cells of a row. */
export const cellsOf = (row: string): string[] => row.split(cell);

/** A section's text without the lines that name columns. */
export const withoutColumns = (stored: string): string => stored.replace(/\u007F.*\n/g, '');

/** Reads the names of columns from a section's text as it is stored. */
export function readColumns(stored: string): Columns[] {
  const columns: Columns[] = [];
  let at = 0;
  for (const line of stored.split('\n')) {
    if (line.startsWith(mark)) columns.push([at, cellsOf(line.slice(mark.length))]);
    else at += line.length + 1;
  }
  return columns;
}
