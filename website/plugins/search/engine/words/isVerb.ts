import { nounSuffixes, verbSuffixes } from './suffixes';
import { isDoing, polite, readings } from './stemsKorean';

/** Shorter endings end nouns as well: 리액트인데, 다음. */
const shortest = 4;
/** Nobody means a longer word, and reading it takes time. */
const longest = 16;

/** Whether a Hangul word ends like a verb that asks or tells; nouns made verbs (연결하려면) do not. */
export const isVerb = (word: string): boolean =>
  word.length <= longest &&
  !isDoing(word) &&
  readings(word).some(
    ({ suffix, trust }) =>
      trust === 'sure' &&
      (suffix === polite ||
        (suffix.length >= shortest && verbSuffixes.has(suffix) && !nounSuffixes.has(suffix))),
  );
