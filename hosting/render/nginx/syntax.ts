/** How nginx writes what a rule says. */
export const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A variable whose value depends on another's: the first row that matches counts. */
export function map(from: string, to: string, rows: readonly string[]): string[] {
  return [`map ${from} $${to} {`, ...indent(rows.map((row) => `${row};`)), '}'];
}
