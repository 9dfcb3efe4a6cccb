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

/** What the page asks of the worker, or tells it: that the first results are on the screen. */
export type Request =
  | { type: 'open'; id: number; base: string }
  | { type: 'search'; id: number; base: string; query: string; literal: boolean }
  | { type: 'excerpts'; id: number; base: string; pages: { page: number; sections: number[] }[] }
  | { type: 'shown' };

/** What the worker answers; a partial answer is followed by another with the same number. */
export type Reply =
  | { type: 'opened'; id: number; suggestions: string[] }
  | { type: 'answer'; id: number; answer: Answer }
  | { type: 'excerpts'; id: number; excerpts: Excerpt[] }
  | { type: 'failed'; id: number };
