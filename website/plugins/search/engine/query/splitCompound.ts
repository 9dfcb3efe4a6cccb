import type { TermIndex } from '../TermIndex';
import { hangulTerm, keystrokes } from '../words/keystrokes';
import { nounSuffixes, verbSuffixes } from '../words/suffixes';
import { exact } from './hangulVariants';
import type { AskedWord } from './Slot';

const longest = 24;
const mostPieces = 4;
const perPiece = 0.2;
/** What a syllable costs that no known word has, where those may be left out. */
const perUnknown = 0.3;
/** Two syllables and a mark: shorter stems are in everything. */
const shortestStem = 5;

/** How much a piece looks like a word of its own, from 0 (not at all) to 1. */
function likelihood(index: TermIndex, { text, script }: AskedWord, last: boolean): number {
  if (script === 'latin') {
    if (text.length < 2 || !index.knows(text)) return 0;
    return (text.length > 2 ? 0.7 : 0.3) + (index.inHeading(text) ? 0.3 : 0);
  }
  const term = hangulTerm(text);
  if (index.knows(term)) {
    const known = text.length > 1 ? 0.7 : 0.3;
    return known + (index.inHeading(term) ? 0.3 : 0);
  }
  if (text.length < 2) return 0;
  const words = exact(index, text).filter((variant) => variant.term.length >= shortestStem);
  if (words.length) return words.some((variant) => index.inHeading(variant.term)) ? 0.6 : 0.4;
  return last && index.beginningWith(term, 1).length ? 0.4 : 0;
}

/**
 * Cuts a word of which nothing is known into words that are: 상태관리법, 커스텀훅, `sendtext`. What is
 * between them may be `skipped`: 녹음 and 초 of 녹음몇초까지.
 */
export function splitCompound(
  index: TermIndex,
  { text, script }: AskedWord,
  last: boolean,
  skipped = false,
): string[] | undefined {
  if (text.length < 3 || text.length > longest) return undefined;
  const whole = script === 'latin' ? text.toLowerCase() : text;
  const found = new Map<string, number>();
  const likely = (from: number, to: number): number => {
    const piece = whole.slice(from, to);
    const isLast = last && to === whole.length;
    // 처럼 ends what is before it, though it may stand alone behind code.
    const keys = keystrokes(piece);
    if (from > 0 && (nounSuffixes.has(keys) || verbSuffixes.has(keys))) return 0;
    const known = found.get(piece);
    if (known !== undefined) return known;
    const value = likelihood(index, { text: piece, script }, isLast);
    found.set(piece, value);
    return value;
  };
  // The best way to cut what comes before each place, by the letters its pieces cover.
  const best: ({ score: number; pieces: string[] } | undefined)[] = [{ score: 0, pieces: [] }];
  for (let to = 1; to <= whole.length; to++) {
    for (let from = 0; from < to; from++) {
      const before = best[from];
      if (!before || before.pieces.length >= mostPieces || (from === 0 && to === whole.length))
        continue;
      const value = likely(from, to);
      if (value === 0 && !(skipped && to - from === 1)) continue;
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
