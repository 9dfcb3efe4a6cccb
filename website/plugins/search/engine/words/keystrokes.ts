import { marks } from '../marks';
import { keysOf } from './hangul';

const known = new Map<string, string>();

/**
 * Spells Hangul as the keys that type it (`상태` is `tkdxo`), so that a half-typed syllable is a
 * prefix and a slip of one letter is one edit. Text that is not Hangul stays as it is.
 */
export function keystrokes(text: string): string {
  let keys = known.get(text);
  if (keys === undefined) {
    keys = keysOf(text);
    if (known.size > 50_000) known.clear();
    known.set(text, keys);
  }
  return keys;
}

/** The term under which a Hangul word is indexed. */
export const hangulTerm = (word: string): string => marks.hangul + keystrokes(word);
