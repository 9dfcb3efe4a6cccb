import { convertQwertyToHangul } from 'es-hangul';

/** The Hangul that keys type; empty when they type none. */
export function hangulOfKeys(keys: string): string {
  try {
    return convertQwertyToHangul(keys);
  } catch {
    // Some runs of vowels make the library throw: https://github.com/toss/es-hangul
    return '';
  }
}
