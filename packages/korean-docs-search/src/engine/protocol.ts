/** A piece of text, and whether it matches. */
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
  /** The query as it was understood, when that differs from what was typed. */
  corrected?: string;
  /** Best first. */
  pages: PageAnswer[];
  /** False while shares of the index are still on their way. */
  complete: boolean;
}

export interface Excerpt {
  page: number;
  section: number;
  pieces: Piece[];
}

/** One of the things that a question asks for. */
export interface AskedThing {
  /** How much it counts, rare ones more, and those on no page most; of all together 1. */
  weight: number;
  /** Whether it only shapes the question: 왜, how. */
  shapes: boolean;
  /** Whether the site has it or another name of it, and not only something that is spelled alike. */
  known: boolean;
}

/** A section that says something about a question, with all of its text. */
export interface SectionText {
  /** The path below the base URL, with the anchor. */
  href: string;
  title: string;
  heading: string;
  /** How well it answers; comparable within one question. */
  score: number;
  /** How surely all that was asked for is here, from 0 to 1. */
  covered: number;
  /** A line for each paragraph, item and row of a table, whose cells stand between ` · `. */
  text: string;
  /** Where the text has what was asked for, by its place in `Texts.asked`. */
  marks: readonly (readonly [start: number, end: number, asked: number])[];
  /** Which of the things asked for the heading and the title have. */
  headed: readonly number[];
}

/** What the pages say about a question: more than a search shows, for whoever picks a sentence of it. */
export interface Texts {
  asked: AskedThing[];
  /** Best first. */
  sections: SectionText[];
}

/** What the page asks of the worker, or tells it: that the first results are on the screen. */
export type Request =
  | { type: 'open'; id: number; base: string }
  | { type: 'search'; id: number; base: string; query: string; literal: boolean }
  | { type: 'excerpts'; id: number; base: string; pages: { page: number; sections: number[] }[] }
  | { type: 'texts'; id: number; base: string; query: string }
  | { type: 'shown' };

/** What the worker answers; a partial answer is followed by another with the same number. */
export type Reply =
  | { type: 'opened'; id: number; suggestions: string[] }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'excerpts'; id: number; excerpts: Excerpt[] }
  | { type: 'texts'; id: number; texts: Texts }
  | { type: 'failed'; id: number };
