import type { Language } from '../core/Language.js';

/** What a rule may look at besides the text. */
export interface RuleContext {
  now: Date;
  turn: number;
}

/** One way to answer: the first rule whose pattern fits the text answers it. */
export interface Rule {
  name: string;
  pattern: RegExp;
  answer: Record<Language, (match: RegExpMatchArray, context: RuleContext) => string>;
}
