import type { TermIndex } from '../engine/TermIndex';
import { marks } from '../format/postings';
import * as weights from '../ranking/weights';
import type { Word } from '../text/tokenizer';

export interface Variant {
  term: string;
  /** The confidence that this is what was meant, from 0 to 1. */
  weight: number;
  /** Whether longer terms with this prefix match too. */
  prefix?: boolean;
  /** The number of query words it stands for, if more than one. */
  wordCount?: number;
  /** The factor for matches in texts, from 0 to 1. Default 1. */
  textFactor?: number;
}

/** A term of a query, with its variants. */
export interface QueryTerm {
  variants: Variant[];
  /** The weight, from 0 to 1: question words weigh little. */
  weight: number;
  /** Whether it is a question word: 왜, how. */
  isFunctionWord?: boolean;
  /** Whether it looks like an error code: `token-expired`. */
  code?: boolean;
  /** Whether the match is another word, which is probably not what was meant. */
  isOtherWord?: boolean;
}

/** What a word was found as. */
export interface LookupResult {
  variants: Variant[];
  /** Whether it is a whole word of the site, rather than a prefix. */
  sure: boolean;
  /** Its parts, if only those are known. */
  pieces?: string[] | undefined;
}

export type QueryWord = Pick<Word, 'text' | 'script'>;

const mostSynonyms = 8;
const halfTyped = 0.75;

/** The targets of aliases with this prefix: 타입스크 is on its way to TypeScript. */
export function synonymsBeginning(index: TermIndex, term: string, weight: number): Variant[] {
  const names = index.beginningWith(marks.synonym + term, mostSynonyms);
  const targets = new Set(names.map((name) => name.slice(name.indexOf(':') + 1)));
  return [...targets].map((target) => ({ term: target, weight: weight * halfTyped }));
}

/** Whether a term has synonyms. */
export function hasSynonyms(index: TermIndex, term: string): boolean {
  return index.beginningWith(`${marks.synonym}${term}:`, 1).length > 0;
}

function synonymsOf(index: TermIndex, variants: readonly Variant[]): Variant[] {
  return variants
    .filter(({ weight }) => weight > 0.8)
    .flatMap(({ term, weight }) => {
      const prefix = `${marks.synonym}${term}:`;
      const names = index.beginningWith(prefix, mostSynonyms);
      // Where the site uses the word itself, a text with a synonym is less likely meant.
      const worth = index.has(term)
        ? { weight: weight * weights.synonymBeside, textFactor: weights.synonymInText }
        : { weight: weight * weights.synonym };
      return names.map((name) => ({ term: name.slice(prefix.length), ...worth }));
    });
}

/** The variants and their synonyms. */
export function withSynonyms(index: TermIndex, variants: readonly Variant[]): Variant[] {
  return [...variants, ...synonymsOf(index, variants)];
}
