import type { PlacedText } from './Page';

const strange = [
  // Seen by nobody, and between the letters of a word: the search misses it.
  String.raw`[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]`,
  String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]`,
  // Hangul in pieces, as some file systems write it, and what an unfinished syllable leaves.
  String.raw`[\u1100-\u11ff]+|[\u0300-\u036f]+`,
  String.raw`[\u00a0\u3000]`,
  String.raw`[\u3001\u3002\uff01-\uff60]`,
].join('|');

/** Characters that look like others or like nothing, where they stand. */
export function listStrangeCharacters(source: string): PlacedText[] {
  const pattern = new RegExp(strange, 'u');
  return source.split('\n').flatMap((text, index): PlacedText[] => {
    const match = pattern.exec(text);
    return match ? [{ text: match[0], line: index + 1, column: match.index + 1 }] : [];
  });
}
