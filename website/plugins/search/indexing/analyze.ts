import { hangulMark } from '../engine/words/keystrokes';
import { latinTerms } from '../engine/words/latinTerms';
import { splitWords } from '../engine/words/splitWords';
import { nounSuffixes } from '../engine/words/suffixes';
import { keystrokes } from '../engine/words/keystrokes';
import type { StemChooser } from './chooseStem';

/** A word of a text as terms: the one that stands for it, and its parts. */
export interface Analyzed {
  term: string;
  parts: string[];
  script: 'hangul' | 'latin';
  text: string;
}

/** Cuts a compound in two where both halves live on their own: 상태관리 is 상태 and 관리. */
function compoundParts(stem: string, chooser: StemChooser): string[] {
  if (stem.length < 8) return [];
  let best: string[] = [];
  let bestScore = 2;
  for (let at = 4; at <= stem.length - 4; at++) {
    const score = Math.min(chooser.company(stem.slice(0, at)), chooser.company(stem.slice(at)));
    if (score > bestScore) [best, bestScore] = [[stem.slice(0, at), stem.slice(at)], score];
  }
  return chooser.company(stem) > bestScore * 2 ? [] : best;
}

/** The terms of a text in order, particles and endings off. */
export function analyze(text: string, chooser: StemChooser): Analyzed[] {
  const found: Analyzed[] = [];
  for (const word of splitWords(text)) {
    if (word.script === 'latin') {
      const { whole, parts } = latinTerms(word.text);
      if (whole) found.push({ term: whole, parts, script: 'latin', text: word.text });
    } else if (!word.glued || !nounSuffixes.has(keystrokes(word.text))) {
      const stem = chooser.stem(word.text);
      const parts = compoundParts(stem, chooser).map((part) => hangulMark + part);
      found.push({ term: hangulMark + stem, parts, script: 'hangul', text: word.text });
    }
  }
  return found;
}
