import type { Language, Passage, Rule } from '../passages/Passage';
import { readTextPassage } from '../passages/readTextPassage';

/** What a rule says of a text that marks its code with backticks. */
export function findings(rule: Rule, text: string, more: Partial<Passage> = {}): string[] {
  const language: Language = more.language ?? (/[가-힣]/.test(text) ? 'ko' : 'en');
  const place = { language, file: 'page.mdx', line: 1, column: 1 };
  return rule({ ...readTextPassage(text, place), ...more }).map(({ message }) => message);
}
