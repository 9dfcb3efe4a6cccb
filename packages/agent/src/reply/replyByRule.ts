import type { Language } from '../core/Language.js';
import { detectLanguage } from './detectLanguage.js';
import { rules } from './rules.js';

/** Where a text stands: the session's language, the time, and how many texts came before it. */
export interface ReplyCircumstances {
  language: Language;
  now: Date;
  turn: number;
}

/** Answers a text with the first rule that fits it, in the language the text is written in. */
export function replyByRule(text: string, circumstances: ReplyCircumstances): string {
  const language = detectLanguage(text, circumstances.language);
  for (const rule of rules) {
    const match = text.match(rule.pattern);
    if (match) return rule.answer[language](match, circumstances);
  }
  return text;
}
