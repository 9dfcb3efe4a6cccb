/** One concept, and the one word each language has for it. */
export interface Term {
  ko: string;
  en: string;
  /** How it is written in both languages, for names that stay as they are. */
  written?: string;
  /** Other words for it, which a reader may search for and a writer need not use. */
  search?: string[];
  /** Words and spellings that pages do not use for it. */
  avoid?: string[];
}
