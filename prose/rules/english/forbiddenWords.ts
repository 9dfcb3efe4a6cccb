import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

/** Words that say nothing or talk down, and what is written instead. */
const words: readonly [pattern: RegExp, instead: string][] = [
  [/\b(?:simply|just(?! before| after)|easily|obviously|of course)\b/gi, 'leave it out'],
  [/\b(?:easy|simple|straightforward)\b/gi, 'say what it takes instead'],
  [/\bplease\b/gi, 'leave it out'],
  [/\butili[sz]e[sd]?\b/gi, 'use'],
  [/\bleverag(?:e[sd]?|ing)\b/gi, 'use'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bprior to\b/gi, 'before'],
  [/\ballows? you to\b/gi, 'lets you'],
  [/\betc\./gi, 'name them, or "such as"'],
  [/\be\.g\./gi, 'for example'],
  [/\bi\.e\./gi, 'that is'],
  [/\bIn this (?:chapter|section|guide|page),? (?:we|you)\b/gi, 'begin with the answer'],
  [/\b(?:we'll|let's|let us)\b/gi, 'speak to the reader: "you"'],
  [/!(?=\s|$)/g, 'a full stop'],
];

/** English without filler. */
export const forbiddenWords: Rule = (passage) =>
  words.flatMap(([pattern, instead]) =>
    findPattern(passage, pattern, ([found]) => `"${found}" → ${instead}`),
  );
