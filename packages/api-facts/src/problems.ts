import type { Problem } from 'docs-kit';

/** A mismatch in the reference, with its location. */
export type ReferenceProblem = Pick<Problem, 'file' | 'line' | 'message'>;

/** Splits `file:line`. */
export function placeOfProblem(place: string): Pick<ReferenceProblem, 'file' | 'line'> {
  const [, file = place, line = '1'] = /^(.*):(\d+)$/.exec(place) ?? [];
  return { file, line: Number(line) };
}

/** Formats a problem as `file:line: message`. */
export function formatReferenceProblem({ file, line, message }: ReferenceProblem): string {
  return `${file}:${line}: ${message}`;
}

/** The line of a key in the lines of a JSON file; the first when it is not there. */
export function lineOfKey(lines: readonly string[], key: string): number {
  const index = lines.findIndex((line) => line.trimStart().startsWith(`${JSON.stringify(key)}:`));
  return Math.max(index, 0) + 1;
}
