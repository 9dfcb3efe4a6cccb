import { placeOf, type Passage } from './passages/Passage';
import { rules } from './rules';

/** Something to write otherwise, at its place. */
export interface ProseProblem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

/** Holds a passage to every rule of its language. */
export function lintPassage(passage: Passage): ProseProblem[] {
  return Object.entries(rules[passage.language]).flatMap(([rule, look]) =>
    look(passage).map(({ index, message }) => ({
      file: passage.file,
      ...placeOf(passage, index),
      rule,
      message,
    })),
  );
}
