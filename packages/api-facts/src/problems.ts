import path from 'node:path';
import type { ApiFactsOptions } from './options';

/** Something the reference says that is not so, at the place to mend it. */
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

/** Writes a path as a reader of the repository would say it. */
export function relativeToRoot(file: string, { root }: ApiFactsOptions): string {
  return path.relative(root, file).split(path.sep).join('/');
}
