import type { Locale } from 'docs-kit';
import { glossary } from '../../website/config/docsParity';
import {
  type Passage,
  readTextPassage,
  type Rule,
} from '../../packages/docs-parity/src/prose/passages';

/** What a rule reports for a text with code in backticks. */
export function findings(rule: Rule, text: string, more: Partial<Passage> = {}): string[] {
  const language: Locale = more.language ?? (/[가-힣]/.test(text) ? 'ko' : 'en');
  const place = { language, file: 'page.mdx', line: 1, column: 1 };
  return rule({ ...readTextPassage(text, place), ...more }, glossary).map(({ message }) => message);
}
