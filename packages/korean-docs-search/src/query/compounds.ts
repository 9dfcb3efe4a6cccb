import type { TermIndex } from '../engine/TermIndex';
import { marks } from '../format/postings';
import { latinTerms } from '../text/englishStemmer';
import { hangulTerm, keystrokes } from '../text/hangul';
import { nounSuffixes, readings, verbSuffixes } from '../text/koreanStemmer';
import { isStopWord, type Word } from '../text/tokenizer';
import { exact, lookUp } from './lookUp';
import { type QueryWord, type Variant, withSynonyms } from './variants';

const longestCompound = 24;
const mostPieces = 4;
const perPiece = 0.2;
/** The cost of a syllable that no known word contains, where gaps are allowed. */
const perUnknown = 0.3;
/** Two syllables and a prefix: shorter stems are everywhere. */
const shortestStem = 5;

/** How likely a piece is a word of its own, from 0 to 1. */
function likelihood(index: TermIndex, { text, script }: QueryWord, last: boolean): number {
  const isLatin = script === 'latin';
  if (isLatin && text.length < 2) return 0;
  const term = isLatin ? text : hangulTerm(text);
  if (index.has(term))
    return (text.length > (isLatin ? 2 : 1) ? 0.7 : 0.3) + (index.inHeading(term) ? 0.3 : 0);
  if (isLatin || text.length < 2) return 0;
  const words = exact(index, text).filter((variant) => variant.term.length >= shortestStem);
  if (words.length) return words.some((variant) => index.inHeading(variant.term)) ? 0.6 : 0.4;
  return last && index.beginningWith(term, 1).length ? 0.4 : 0;
}

/**
 * Splits an unknown word into known ones: 상태관리법, 커스텀훅, `sendtext`. With `skipped`, gaps are
 * allowed: 녹음 and 초 of 녹음몇초까지.
 */
export function splitCompound(
  index: TermIndex,
  { text, script }: QueryWord,
  last: boolean,
  allowsGaps = false,
): string[] | undefined {
  if (text.length < 3 || text.length > longestCompound) return undefined;
  const whole = script === 'latin' ? text.toLowerCase() : text;
  const found = new Map<string, number>();
  const likely = (from: number, to: number): number => {
    const piece = whole.slice(from, to);
    const isLast = last && to === whole.length;
    // 처럼 is a particle here, though behind code it is a word of its own.
    const keys = keystrokes(piece);
    if (from > 0 && (nounSuffixes.has(keys) || verbSuffixes.has(keys))) return 0;
    const known = found.get(piece);
    if (known !== undefined) return known;
    const value = likelihood(index, { text: piece, script }, isLast);
    found.set(piece, value);
    return value;
  };
  // The best split of each prefix, by the letters that its pieces cover.
  const best: ({ score: number; pieces: string[] } | undefined)[] = [{ score: 0, pieces: [] }];
  for (let to = 1; to <= whole.length; to++) {
    for (let from = 0; from < to; from++) {
      const before = best[from];
      if (!before || before.pieces.length >= mostPieces || (from === 0 && to === whole.length))
        continue;
      const value = likely(from, to);
      if (value === 0 && !(allowsGaps && to - from === 1)) continue;
      const gain = value ? (value * (to - from)) / whole.length - perPiece : -perUnknown;
      const score = before.score + gain;
      if (score > (best[to]?.score ?? -Infinity)) {
        const piece = value ? [whole.slice(from, to)] : [];
        best[to] = { score, pieces: [...before.pieces, ...piece] };
      }
    }
  }
  const pieces = best[whole.length]?.pieces;
  return pieces?.length ? pieces : undefined;
}

/** Joins words split at the wrong place: 서버컴 포넌트 is 서버컴포넌트, whose parts are known. */
export function joinSplitWords(index: TermIndex, words: readonly Word[]): Word[] {
  const isKnown = (word: Word): boolean => lookUp(index, word, false).sure;
  const result: Word[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const pair = before ? [before, word] : [];
    const whole = {
      ...word,
      ...before,
      text: pair.map(({ text }) => text).join(''),
      end: word.end,
    };
    const joins =
      /^[가-힣]+$/.test(whole.text) &&
      !pair.some(({ text }) => isStopWord(text)) &&
      !pair.every(isKnown) &&
      (isKnown(whole) || splitCompound(index, whole, false)?.every(({ length }) => length > 1));
    if (joins) result.pop();
    result.push(joins ? whole : word);
  }
  return result;
}

const longestRun = 4;

/** The variants that the site contains; synonyms when it contains none of them. */
function knownVariants(index: TermIndex, terms: readonly string[]): Variant[] {
  const variants = [...new Set(terms)].map((term) => ({ term, weight: 1 }));
  const known = variants.filter(({ term }) => index.has(term));
  return known.length ? known.slice(0, 2) : withSynonyms(index, variants).slice(variants.length);
}

/** The joined word without particles. */
function compoundsOf(words: readonly QueryWord[]): string[] {
  const first = keystrokes(words[0]?.text ?? '').length;
  return readings(words.map(({ text }) => text).join(''))
    .filter(({ stem }) => stem.length > first)
    .map(({ stem }) => marks.hangul + stem);
}

function joined(index: TermIndex, words: readonly QueryWord[]): Variant[] {
  const text = words.map((word) => word.text).join('');
  if (words.every(({ script }) => script === 'hangul'))
    return knownVariants(index, compoundsOf(words));
  if (words.some(({ script }) => script === 'hangul')) return [];
  const stems = words.map(({ text: word }) => latinTerms(word).whole).join('');
  return knownVariants(index, [text.toLowerCase(), latinTerms(text).whole, stems]);
}

/** Finds separate words that the site writes together: `send text`, `음성 합성`. */
export function joinNeighbours(
  index: TermIndex,
  words: readonly QueryWord[],
): Map<number, Variant[]> {
  const found = new Map<number, Variant[]>();
  for (let from = 0; from < words.length - 1; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + longestRun); to++) {
      const run = words.slice(from, to);
      const isLatin = run.every(({ script }) => script === 'latin');
      const isFunctionWord = !isLatin && run.some(({ text }) => isStopWord(text.toLowerCase()));
      // A question word is part of a name only together with a neighbor: 같이 쓰기.
      if (isFunctionWord && to > from + 2) break;
      const variants = isFunctionWord ? knownVariants(index, compoundsOf(run)) : joined(index, run);
      for (const variant of variants) {
        for (let at = from; at < to; at++) {
          found.set(at, [...(found.get(at) ?? []), { ...variant, wordCount: run.length }]);
        }
      }
    }
  }
  return found;
}
