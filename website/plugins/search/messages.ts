import type { Answer, Excerpt } from './engine/answer';

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
