import type { Rule } from './passages';
import { findPattern, forbid, type Forms } from './shared';

/** Filler and condescending words, with replacements. */
const words: Forms = [
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
export const forbiddenWords = forbid(words, ' →');

/** Names that keep their capitals, in addition to those of the glossary. */
const names = [
  ...['Angular', 'Apple', 'Bluetooth', 'Capacitor', 'Dart', 'Docker', 'English', 'Expo', 'Express'],
  ...['Firefox', 'Flutter', 'I', 'Java', 'Korean', 'Kotlin', 'Linux', 'Mac', 'Next', 'Native'],
  ...['StrictMode', 'Svelte', 'Swift', 'Vite', 'Vue', 'Windows', 'Workers'],
];

/** Headings are in sentence case. */
export const headingCase: Rule = (passage, { terms }) => {
  if (passage.kind !== 'heading') return [];
  const own = terms.flatMap(({ written, en }) => (written ?? en).split(' '));
  const known = new Set([...names, ...own]);
  return findPattern(passage, /(?<=[\w￼)'’"] )[A-Z][a-z]+\b/g, ([word]) =>
    known.has(word) ? undefined : `"${word}" → "${word.toLowerCase()}" in a heading`,
  );
};
