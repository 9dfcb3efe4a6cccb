import type { SdkTables } from 'api-facts';
import type { Phrase } from '../page';
import type { Finding } from '../phrases';
import { adviseOn, componentsFor, readSpokenNumber, spoken } from './numberWords';

const { english, native, sino } = spoken;
const ends = '(?=까지|동안|마다|부터|이|가|을|를|은|는|만|에|로|의|[\\s.,)]|$)';

const units = '(?:(?:milli)?second|minute|hour|character|byte)s?';

/** Durations, lengths and counts as words, and counts in digits that can only be a limit. */
const limits = [
  `(?<![가-힣])(?!이 바)(?<n>${sino}) ?(?<unit>밀리초|초|바이트)${ends}`,
  // Without a space, 구분 and 일자 are words of their own; a preceding 이 mostly means “this”.
  `(?<![가-힣])(?!이 )(?<n>${sino}) (?<unit>분|자)${ends}`,
  `(?<![가-힣])(?<n>${native}) ?(?<unit>시간)${ends}`,
  `(?<![가-힣])(?<n>(?!한|두)(?:${native})) ?(?:(?<unit>글자)|번(?!째|호))`,
  `(?<![가-힣])(?<n>(?!한|두)(?:${native})) ?개까지`,
  '(?<n>\\d+) ?(?:개|번|회)(?: ?까지| 다시| 더| 재?시도)',
  `\\b(?<n>${english})[ -](?<unit>${units})\\b`,
  `\\b(?<n>\\d+|(?!one\\b|two\\b)(?:${english})) (?:times(?! out)|attempts|tries)\\b`,
  `\\b(?:up to|at most|no more than) (?<n>\\d+|(?!one\\b|two\\b)(?:${english})) (?!of |${units}\\b|times\\b|attempts\\b|tries\\b)(?=[a-z])`,
].map((pattern) => new RegExp(pattern, 'gi'));

const report = (index: number, written: string, components: readonly string[]): Finding => ({
  index,
  message: `"${written}" is typed by hand. ${adviseOn(components)}`,
});

/** Finds limits and defaults of the SDK written as words. */
function findSpokenNumbers({ kind, text }: Phrase, tables: SdkTables): Finding[] {
  if (kind === 'code') return [];
  return limits.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const { n = '', unit } = match.groups ?? {};
      const components = componentsFor(match[0], [readSpokenNumber(n), unit], tables);
      return report(match.index, match[0].trim(), components);
    }),
  );
}

const number = String.raw`\d[\d,_ ]*(?:\.\d+)?`;

/** Units that on these pages only the SDK's numbers have: durations, lengths, rates, weights. */
const symbols = [
  '밀리초|초|분(?!의)|시간|자(?!리|바)|글자|바이트|번까지|회까지',
  'ms\\b|seconds?\\b|minutes?\\b|characters?\\b|k?Hz\\b|[KM]i?B\\b|kB\\b|[kM]bit/s|bytes?\\b',
].join('|');

const withUnit = new RegExp(`(?<![\\w.#-])(${number})\\s?(${symbols})`, 'g');

const digitsOf = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** Finds numbers with a unit in prose, which would become outdated when the SDK changes. */
function findTypedNumbers({ kind, text }: Phrase, tables: SdkTables): Finding[] {
  if (kind === 'code') {
    const components = /^[\d_,]{3,}$/.test(text)
      ? componentsFor(text, [digitsOf(text)], tables)
      : [];
    return components.length > 0 ? [report(0, text, components)] : [];
  }
  return [...text.matchAll(withUnit)].map((match) => {
    const [written, digits = '', unit] = match;
    const components = componentsFor(written, [digitsOf(digits), unit], tables);
    return report(match.index, written, components);
  });
}

/** Finds numbers with a unit, in digits and in words. */
export const findSaidNumbers = (phrase: Phrase, tables: SdkTables): Finding[] => [
  ...findTypedNumbers(phrase, tables),
  ...findSpokenNumbers(phrase, tables),
];

/** Things that the SDK has a number of, by the terms of the pages. */
const counted: [RegExp, name: string, count: (tables: SdkTables) => number][] = [
  [/메서드|method/, 'methods', ({ operations }) => Object.keys(operations).length],
  [/상태|state/, 'states', ({ states }) => states.length],
  [/이벤트|event/, 'events', ({ eventTexts }) => Object.keys(eventTexts).length],
  [/오류|error/, 'error codes', ({ errors }) => errors.length],
];

const things = '(?<thing>메서드|상태|이벤트|오류(?: 코드)?)';
const count = `(?<n>\\d+|${native})`;
const countEnds = '입니다|이고|이며|가 있|[.,)]|$';
const countPatterns = [
  `${things} (?:모두 )?${count} ?(?:개|가지)(?=와|과|를|${countEnds})`,
  // Not counted when the text is about one of them, or about their parts.
  `(?<!(?:이|그|각) )${things}[은는이가] (?:모두 )?${count} ?(?:개|가지)(?=${countEnds})`,
  `(?<![가-힣])${count} ?(?:개|가지)(?:의)? ${things}`,
  `(?<![\\w.])(?<n>\\d{1,2}|${english}) (?<thing>methods|states|events|errors|error codes)\\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Finds wrong counts, such as a number of states that is not the SDK's. */
export function findCounts({ kind, text }: Phrase, tables: SdkTables): Finding[] {
  if (kind === 'code') return [];
  return countPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Finding[] => {
      const { n = '', thing = '' } = match.groups ?? {};
      const known = counted.find(([one]) => one.test(thing.toLowerCase()));
      const stated = readSpokenNumber(n);
      const real = known?.[2](tables);
      // One and two mostly refer to what a sentence has just named.
      if (!known || stated < 3 || stated === real) return [];
      const message = `"${match[0]}": the SDK has ${real} ${known[1]}. Say so, or name those you mean without a number.`;
      return [{ index: match.index, message }];
    }),
  );
}
