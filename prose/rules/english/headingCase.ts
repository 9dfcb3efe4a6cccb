import { terms } from '../../glossary/readGlossary';
import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

/** Names that keep their capitals, beside those of the glossary. */
const names = [
  ...['Angular', 'Apple', 'Bluetooth', 'Capacitor', 'Dart', 'Docker', 'English', 'Expo', 'Express'],
  ...['Firefox', 'Flutter', 'I', 'Java', 'Korean', 'Kotlin', 'Linux', 'Mac', 'Next', 'Native'],
  ...['StrictMode', 'Svelte', 'Swift', 'Vite', 'Vue', 'Windows', 'Workers'],
];

const known = new Set([
  ...names,
  ...terms.flatMap(({ written, en }) => (written ?? en).split(' ')),
]);

/** Headings are written as sentences are: one capital at the start. */
export const headingCase: Rule = (passage) => {
  if (passage.kind !== 'heading') return [];
  return findPattern(passage, /(?<=[\w￼)'’"] )[A-Z][a-z]+\b/g, ([word]) =>
    known.has(word) ? undefined : `"${word}" → "${word.toLowerCase()}" in a heading`,
  );
};
