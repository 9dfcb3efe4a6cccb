import type { Variant } from './Variant';
import type { Word } from '../words/splitWords';

/** One thing a query asks for, and the terms it may stand under. */
export interface Slot {
  variants: Variant[];
  /** From 0 to 1: words that only shape a question weigh little. */
  weight: number;
  /** Whether it only shapes the question: 왜, how. */
  shapes?: boolean;
  /** Whether it is written like the code of an error: `token-expired`. */
  code?: boolean;
}

/** What a word was found as. */
export interface Found {
  variants: Variant[];
  /** Whether it is a word of the site as it stands, and not only the beginning of one. */
  sure: boolean;
  /** What it consists of, when only that is known. */
  pieces?: string[] | undefined;
}

/** A word as it is looked up. */
export type AskedWord = Pick<Word, 'text' | 'script'>;
