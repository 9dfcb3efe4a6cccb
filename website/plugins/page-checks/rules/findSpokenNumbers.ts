import type { SdkTables } from 'api-facts';
import type { Phrase } from '../site/listPhrases';
import { componentsFor } from './componentsFor';
import { matchesIn } from './matchesIn';
import { readSpokenNumber, spoken } from './readSpokenNumber';
import type { SaidNumber } from './SaidNumber';

const { english, native, sino } = spoken;
const ends = '(?=까지|동안|마다|부터|이|가|을|를|은|는|만|에|로|의|[\\s.,)]|$)';

const units = '(?:(?:milli)?second|minute|hour|character|byte)s?';

/**
 * Durations, lengths and counts in words, and counts in digits that only a limit can mean: each behind
 * what it cannot do without.
 */
const limits: readonly [needed: string, pattern: string][] = [
  ['초|바이트', `(?<![가-힣])(?!이 바)(?<n>${sino}) ?(?<unit>밀리초|초|바이트)${ends}`],
  // Without a space, 구분 and 일자 are words of their own; 이 before one is mostly “this”.
  [' 분| 자', `(?<![가-힣])(?!이 )(?<n>${sino}) (?<unit>분|자)${ends}`],
  ['시간', `(?<![가-힣])(?<n>${native}) ?(?<unit>시간)${ends}`],
  ['글자|번', `(?<![가-힣])(?<n>(?!한|두)(?:${native})) ?(?:(?<unit>글자)|번(?!째|호))`],
  ['개까지', `(?<![가-힣])(?<n>(?!한|두)(?:${native})) ?개까지`],
  ['개|번|회', '(?<n>\\d+) ?(?:개|번|회)(?: ?까지| 다시| 더| 재?시도)'],
  [units, `\\b(?<n>${english})[ -](?<unit>${units})\\b`],
  [
    'times|attempts|tries',
    `\\b(?<n>\\d+|(?!one\\b|two\\b)(?:${english})) (?:times(?! out)|attempts|tries)\\b`,
  ],
  [
    'up to|at most|no more than',
    `\\b(?:up to|at most|no more than) (?<n>\\d+|(?!one\\b|two\\b)(?:${english})) (?!of |${units}\\b|times\\b|attempts\\b|tries\\b)(?=[a-z])`,
  ],
];
const patterns = limits.map(([, pattern]) => new RegExp(pattern, 'gi'));
/** What nearly no phrase has: one look for it spares those for all patterns. */
const needed = new RegExp(limits.map(([need]) => need).join('|'), 'i');

/** Finds limits and defaults of the SDK that a page says in words. */
export function findSpokenNumbers({ kind, text }: Phrase, tables: SdkTables): SaidNumber[] {
  if (kind === 'code' || !needed.test(text)) return [];
  return patterns.flatMap((pattern) =>
    matchesIn(text, pattern).map((match) => {
      const { n = '', unit } = match.groups ?? {};
      const components = componentsFor(match[0], [readSpokenNumber(n), unit], tables);
      return { index: match.index, written: match[0].trim(), components };
    }),
  );
}
