import { marks } from '../marks';
import { remembering } from './remembering';
import { soundKey, soundsOfLatin } from './sound';

const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** The terms that lead from how a Latin word and its parts sound to the words themselves. */
export const soundPointers = remembering((text): string[] => {
  const parts = (text.match(humps) ?? []).map((part) => part.toLowerCase());
  const words = parts.length > 1 ? [parts.join('-'), ...parts] : parts;
  // Loanwords are singular: 컴포넌트 for `components`.
  const singular = words.map((word) => word.replace(/(?<=s|x|ch|sh)es$|(?<=[^s]{3})s$/, ''));
  return [...new Set([...words, ...singular])]
    .filter(({ length }) => length > 1)
    .flatMap((word) => {
      const keys = new Set(soundsOfLatin(word).map(soundKey).filter(Boolean));
      return [...keys].map((key) => `${marks.sound}${key}:${word}`);
    });
});
