import { getChoseong } from 'es-hangul';
import { marks } from '../../engine/marks';
import { keystrokes } from '../../engine/words/keystrokes';
import type { Terms } from './Terms';

const longestRun = 4;

/** Adds the initial consonants of a heading's words, and of words that stand side by side. */
export function addInitials(terms: Terms, heading: string, section: number): void {
  const words = heading.split(/[^가-힣]+/).filter(Boolean);
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestRun); to++) {
      const initials = keystrokes(getChoseong(words.slice(from, to).join('')));
      const share = (to - from) / words.length;
      if (initials.length > 1)
        terms.putShare(marks.initials + initials, 'initials', section, share);
    }
  }
}
