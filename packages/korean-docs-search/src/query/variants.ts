import type { TermIndex } from '../engine/TermIndex';
import { marks } from '../format/postings';
import * as weights from '../ranking/weights';
import type { Word } from '../text/tokenizer';

export interface Variant {
  term: string;
  /** From 0 to 1: how surely this is what was meant. */
  weight: number;
  /** Also finds longer terms that begin with it. */
  prefix?: boolean;
  /** How many words of the query it stands for, when more than one. */
  spans?: number;
  /** From 0 to 1, 1 when not told: how much less it counts in texts. */
  inText?: number;
}

/** One thing a query asks for, and the terms it may stand under. */
export interface Slot {
  variants: Variant[];
  /** From 0 to 1: words that only shape a question weigh little. */
  weight: number;
  /** Whether it only shapes the question: 왜, how. */
  shapes?: boolean;
  /** Whether it is written like the code of an error: `token-expired`. */
  code?: boolean;
  /** Whether the word is another than what it was found as, which is hardly what was meant. */
  isOther?: boolean;
}

/** What a word was found as. */
export interface Found {
  variants: Variant[];
  /** Whether it is a word of the site as it stands, and not only the beginning of one. */
  sure: boolean;
  /** What it consists of, when only that is known. */
  pieces?: string[] | undefined;
}

export type AskedWord = Pick<Word, 'text' | 'script'>;

const mostSynonyms = 8;
const halfTyped = 0.75;

/** The terms known by other names that begin so: 타입스크 is on its way to TypeScript. */
export function synonymsBeginning(index: TermIndex, term: string, weight: number): Variant[] {
  const names = index.beginningWith(marks.synonym + term, mostSynonyms);
  const targets = new Set(names.map((name) => name.slice(name.indexOf(':') + 1)));
  return [...targets].map((target) => ({ term: target, weight: weight * halfTyped }));
}

/** Whether a term is known by another name. */
export function hasSynonyms(index: TermIndex, term: string): boolean {
  return index.beginningWith(`${marks.synonym}${term}:`, 1).length > 0;
}

function synonymsOf(index: TermIndex, variants: readonly Variant[]): Variant[] {
  return variants
    .filter(({ weight }) => weight > 0.8)
    .flatMap(({ term, weight }) => {
      const prefix = `${marks.synonym}${term}:`;
      const names = index.beginningWith(prefix, mostSynonyms);
      // Where the word itself is used, a text of other words is less likely meant.
      const worth = index.knows(term)
        ? { weight: weight * weights.synonymBeside, inText: weights.synonymInText }
        : { weight: weight * weights.synonym };
      return names.map((name) => ({ term: name.slice(prefix.length), ...worth }));
    });
}

/** The terms found and those that mean the same. */
export function withSynonyms(index: TermIndex, variants: readonly Variant[]): Variant[] {
  return [...variants, ...synonymsOf(index, variants)];
}
