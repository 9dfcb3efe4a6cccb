import { marks } from '../../engine/marks';
import { hangulTerm } from '../../engine/words/keystrokes';
import { latinTerms } from '../../engine/words/latinTerms';
import type { Word } from '../../engine/words/splitWords';
import { isStopWord } from '../../engine/words/stopWords';
import type { StemChooser } from './StemChooser';

/** A word of a text as terms: the one that stands for all of it, and its parts. */
export interface Analyzed {
  text: string;
  script: 'hangul' | 'latin';
  term: string;
  /** The term of the word as it is written, inflections on. */
  literal: string;
  parts: string[];
  /** How many words it counts for; words that only join others count for none. */
  units: number;
}

function analyzeLatin(text: string): Analyzed[] {
  const { whole, parts } = latinTerms(text);
  if (!whole) return [];
  const literal = parts.length ? whole : text.toLowerCase();
  const units = isStopWord(text.toLowerCase()) ? 0 : Math.max(1, parts.length);
  return [{ text, script: 'latin', term: whole, literal, parts, units }];
}

/** Cuts a compound in two where both halves live on their own: 상태관리 is 상태 and 관리. */
function compoundParts(stem: string, chooser: StemChooser): string[] {
  let best: string[] = [];
  let bestScore = 2;
  for (let at = 4; at <= stem.length - 4; at++) {
    const halves = [stem.slice(0, at), stem.slice(at)];
    const score = Math.min(...halves.map((half) => chooser.company(half)));
    if (score > bestScore) [best, bestScore] = [halves, score];
  }
  return chooser.company(stem) > bestScore * 2 ? [] : best;
}

function analyzeHangul(text: string, chooser: StemChooser): Analyzed[] {
  const stem = chooser.stem(text);
  const parts = compoundParts(stem, chooser).map((part) => marks.hangul + part);
  const units = isStopWord(text) ? 0 : Math.max(1, parts.length);
  const term = marks.hangul + stem;
  return [{ text, script: 'hangul', term, literal: hangulTerm(text), parts, units }];
}

/** Reads a word as terms, once all texts are learnt; nothing where it is none. */
export function analyzeWord(
  { text, script }: Pick<Word, 'text' | 'script'>,
  chooser: StemChooser,
): Analyzed[] {
  return script === 'latin' ? analyzeLatin(text) : analyzeHangul(text, chooser);
}
