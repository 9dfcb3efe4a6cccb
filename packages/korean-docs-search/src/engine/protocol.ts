/** A piece of text, with whether it matches. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface SectionAnswer {
  /** Its number within the page. */
  section: number;
  /** The path below the base URL, with the anchor. */
  href: string;
  heading: Piece[];
}

export interface PageAnswer {
  page: number;
  title: string;
  crumbs: string[];
  /** Best first, three at most. */
  sections: SectionAnswer[];
}

export interface Answer {
  query: string;
  /** The query as interpreted, if it differs from what was typed. */
  corrected?: string;
  /** Best first. */
  pages: PageAnswer[];
  /** False while the terms of texts are still loading. */
  complete: boolean;
}

export interface Excerpt {
  page: number;
  section: number;
  pieces: Piece[];
}

/** A term of a question. */
export interface QuestionTerm {
  /**
   * Its weight: rare terms weigh more, unknown ones most; all weights of a question add up to 1.
   */
  weight: number;
  /** Whether it is a question word: 왜, how. */
  isFunctionWord: boolean;
  /** Whether the site contains it or a synonym, rather than only a similar spelling. */
  known: boolean;
}

/** A matching section with its whole text. */
export interface SectionText {
  /** The path below the base URL, with the anchor. */
  href: string;
  title: string;
  heading: string;
  /** The score, comparable within one question. */
  score: number;
  /** The confidence that the section covers the whole question, from 0 to 1. */
  coverage: number;
  /** A line for each paragraph, list item and table row; cells are separated by ` · `. */
  text: string;
  /** The text as it is stored, with the names of the columns of wide tables. */
  stored?: string;
  /** Where the text matches, as ranges by the index of the term in `Texts.terms`. */
  marks: readonly (readonly [start: number, end: number, term: number])[];
  /** The indexes of the terms in the heading and the title. */
  termsInHeading: readonly number[];
}

/** The sections for a question: more than search results, for picking sentences. */
export interface Texts {
  terms: QuestionTerm[];
  /** Best first. */
  sections: SectionText[];
}

/** Messages from the page to the worker; `shown` tells that the first results are on the screen. */
export type Request =
  /** Opens an index; `ahead` loads all of it, which costs data on a slow or metered connection. */
  | { type: 'open'; id: number; base: string; ahead: boolean }
  | { type: 'search'; id: number; base: string; query: string; literal: boolean }
  | { type: 'excerpts'; id: number; base: string; pages: { page: number; sections: number[] }[] }
  | { type: 'texts'; id: number; base: string; query: string }
  | { type: 'shown' };

/** Messages from the worker; a partial answer is followed by another with the same number. */
export type Reply =
  | { type: 'opened'; id: number; suggestions: string[] }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'excerpts'; id: number; excerpts: Excerpt[] }
  | { type: 'texts'; id: number; texts: Texts }
  | { type: 'failed'; id: number };
