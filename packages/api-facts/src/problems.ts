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
