/** Begins a line that names the columns of the rows below it; it is stored, but not searched. */
const mark = '\u001F';
const cell = ' · ';
/** The second cell of a narrower table is understood from the first. */
const fewestColumns = 3;

/** The columns that are named from a position of a text on. */
export type Columns = readonly [start: number, names: readonly string[]];

/** The line that names columns in a section's text; empty for a narrow table. */
export const lineOfColumns = (names: readonly string[]): string =>
  names.length < fewestColumns ? '' : `${mark}${names.join(cell)}`;

/** The cells of a row. */
export const cellsOf = (row: string): string[] => row.split(cell);

/** Separates a section's text from the lines that name columns. */
export function separateColumns(stored: string): { text: string; columns: Columns[] } {
  const lines: string[] = [];
  const columns: Columns[] = [];
  let at = 0;
  for (const line of stored.split('\n')) {
    if (line.startsWith(mark)) columns.push([at, cellsOf(line.slice(mark.length))]);
    else {
      lines.push(line);
      at += line.length + 1;
    }
  }
  return { text: lines.join('\n'), columns };
}
