/**
 * Parses line numbers such as `3-5,8`.
 *
 * @throws when the text is anything else.
 */
export function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  if (!text.trim()) return lines;
  for (const part of text.split(',')) {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (!range) throw new Error(`lines="${text}" is not a list of line numbers such as "3-5,8"`);
    const last = Number(range[2] ?? range[1]);
    for (let line = Number(range[1]); line <= last; line += 1) lines.add(line);
  }
  return lines;
}
