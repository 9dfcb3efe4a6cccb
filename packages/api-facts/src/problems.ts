import path from 'node:path';
import type { ApiFactsOptions } from './options';

/** A mismatch in the reference, with its location. */
export interface ReferenceProblem {
  file: string;
  line: number;
  message: string;
}

/** Splits `file:line`. */
export function placeOfProblem(place: string): Pick<ReferenceProblem, 'file' | 'line'> {
  const [, file = place, line = '1'] = /^(.*):(\d+)$/.exec(place) ?? [];
  return { file, line: Number(line) };
}

/** Formats a path relative to the repository. */
export function relativeToRoot(file: string, { root }: ApiFactsOptions): string {
  return path.relative(root, file).split(path.sep).join('/');
}
