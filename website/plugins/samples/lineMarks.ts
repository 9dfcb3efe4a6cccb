import { createHash } from 'node:crypto';

const markLength = 3;

/** A short mark for each line of a text, one after the other. */
export function lineMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => createHash('sha256').update(line).digest('hex').slice(0, markLength))
    .join('');
}

/** The first line, from 1, in which a text differs from the one these marks are of. */
export function firstChangedLine(text: string, marks: string): number {
  const now = lineMarks(text);
  let line = 0;
  while (
    now.startsWith(marks.slice(0, (line + 1) * markLength)) &&
    line * markLength < now.length
  ) {
    line += 1;
  }
  return line + 1;
}
