import { marks } from '../../engine/marks';
import { hangulOfKeys, initialsOf } from '../../engine/words/hangul';

/** The initial consonants of a Hangul term of three syllables or more, as a term. */
export function textInitials(term: string): string[] {
  if (!term.startsWith(marks.hangul)) return [];
  const word = hangulOfKeys(term.slice(1));
  return /^[가-힣]{3,}$/.test(word) ? [marks.textInitials + initialsOf(word)] : [];
}
