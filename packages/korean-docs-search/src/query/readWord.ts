import type { TermIndex } from '../engine/TermIndex';
import { marks } from '../format/postings';
import { hangulOfKeys, keystrokes } from '../text/hangul';
import { readings } from '../text/koreanStemmer';
import { splitCompound } from './compounds';
import { nearWords, soundsLike, swapLayout } from './guesses';
import { lookUp } from './lookUp';
import { type QueryWord, type Variant, withSynonyms } from './variants';

/** An interpreted word: the variants of each of its parts. */
export interface ReadWord {
  parts: Variant[][];
  /** The word in the other keyboard layout, if it was interpreted so. */
  corrected?: string;
  /** Whether it was only found in part, and so is another word: 비트 and 코 of 비트코인. */
  isOtherWord?: boolean;
}

const leastSoundMatch = 0.85;
const leastTypoMatch = 0.79;

/** Vowels without a consonant, except for one at the end: no Korean word has them. */
const strayVowels = /[ㅏ-ㅣ].|[^가-힣][ㅏ-ㅣ]/;

/** Looks up consonants as the initials of a heading. */
export function readInitials(index: TermIndex, text: string): Variant[] {
  if (!/^[ㄱ-ㅎ]{2,}$/.test(text)) return [];
  const term = marks.initials + keystrokes(text);
  return index.beginningWith(term, 1).length ? [{ term, weight: 1, prefix: true }] : [];
}

function readPieces(
  index: TermIndex,
  { script }: QueryWord,
  last: boolean,
  pieces: readonly string[],
  /** The variants of the whole word. */
  wholeWord: readonly Variant[] = [],
): ReadWord {
  const parts = pieces.map((text, at) => {
    const isLast = last && at === pieces.length - 1;
    const found = withSynonyms(index, lookUp(index, { text, script }, isLast).variants);
    return [...found, ...wholeWord.map((variant) => ({ ...variant, wordCount: pieces.length }))];
  });
  return { parts };
}

/**
 * Interprets a word: as it is; else in the other keyboard layout, by its sound, as a prefix, as a
 * compound, or as a typo.
 */
export function readWord(
  index: TermIndex,
  word: QueryWord,
  last: boolean,
  literal: boolean,
): ReadWord {
  const byInitials = readInitials(index, word.text);
  if (byInitials.length) return { parts: [byInitials] };
  const other = literal ? undefined : swapLayout(word);
  if (other && strayVowels.test(word.text)) {
    const { parts } = readWord(index, other, last, true);
    if (parts.some(({ length }) => length)) return { parts, corrected: other.text };
  }
  const plain = lookUp(index, word, last);
  if (plain.pieces) return readPieces(index, word, last, plain.pieces, plain.variants);
  if (plain.sure) {
    const found = withSynonyms(index, plain.variants);
    const isName = word.text.length > 2 && plain.variants.every(({ term }) => !index.has(term));
    const pieces = isName ? splitCompound(index, word, last) : undefined;
    return pieces ? readPieces(index, word, last, pieces, found) : { parts: [found] };
  }
  if (!index.isComplete) return { parts: [plain.variants] };
  const swapped = other && lookUp(index, other, last);
  if (other && swapped?.sure) {
    return { parts: [withSynonyms(index, swapped.variants)], corrected: other.text };
  }
  if (plain.variants.length) return { parts: [plain.variants] };
  const sounds = word.script === 'hangul' ? soundsLike(index, word.text) : [];
  const near = nearWords(index, word);
  const guesses = withSynonyms(index, [...sounds, ...near]);
  const isSlip = near.some(({ weight }) => weight >= leastTypoMatch);
  if (isSlip || sounds.some(({ weight }) => weight > leastSoundMatch)) return { parts: [guesses] };
  if (!index.isComplete) return { parts: [plain.variants] };
  const compound = splitCompound(index, word, last);
  if (compound) return readPieces(index, word, last, compound, guesses);
  if (guesses.length) return { parts: [guesses] };
  const pieces = word.script === 'hangul' ? splitCompound(index, word, last, true) : undefined;
  if (!pieces) return { parts: [[]] };
  return { ...readPieces(index, word, last, pieces), isOtherWord: isOtherWord(word.text, pieces) };
}

/** The share of a word that its pieces must cover, where gaps are allowed. */
const mostOfWord = 0.7;

/** Whether the gaps are so large, or at the beginning, that it is another word: 합성 is not 광합성. */
function isOtherWord(text: string, pieces: readonly string[]): boolean {
  const bare = readings(text).find(({ trust }) => trust === 'sure');
  const whole = bare ? hangulOfKeys(bare.stem).length : text.length;
  // A single syllable is everywhere.
  const matchedLength = pieces.filter(({ length }) => length > 1).join('').length;
  return !text.startsWith(pieces[0] ?? '') || matchedLength / whole < mostOfWord;
}
