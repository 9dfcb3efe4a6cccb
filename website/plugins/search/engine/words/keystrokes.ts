import { marks } from '../marks';
import { keysOf } from './hangul';
import { remembering } from './remembering';

/**
 * Spells Hangul as the keys that type it (`상태` is `tkdxo`), so that a half-typed syllable is a
 * prefix and a slip of one letter is one edit. Text that is not Hangul stays as it is.
 */
export const keystrokes = remembering(keysOf);

/** The term under which a Hangul word is indexed. */
export const hangulTerm = (word: string): string => marks.hangul + keystrokes(word);
