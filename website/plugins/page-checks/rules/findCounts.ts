import type { SdkTables } from 'api-facts';
import type { Phrase } from '../site/listPhrases';
import { matchesIn } from './matchesIn';
import { readSpokenNumber, spoken } from './readSpokenNumber';
import type { TypedFact } from './typedFacts';

/** What the SDK has several of, by what pages call it. */
const counted: [RegExp, name: string, count: (tables: SdkTables) => number][] = [
  [/메서드|method/, 'methods', ({ operations }) => Object.keys(operations).length],
  [/상태|state/, 'states', ({ states }) => states.length],
  [/이벤트|event/, 'events', ({ eventTexts }) => Object.keys(eventTexts).length],
  [/오류|error/, 'error codes', ({ errors }) => errors.length],
];

const { english, native } = spoken;
const things = '(?<thing>메서드|상태|이벤트|오류(?: 코드)?)';
const number = `(?<n>\\d+|${native})`;
const ends = '입니다|이고|이며|가 있|[.,)]|$';
const patterns = [
  `${things} (?:모두 )?${number} ?(?:개|가지)(?=와|과|를|${ends})`,
  // What is said of one of them, or what it has several of, is another matter.
  `(?<!(?:이|그|각) )${things}[은는이가] (?:모두 )?${number} ?(?:개|가지)(?=${ends})`,
  `(?<![가-힣])${number} ?(?:개|가지)(?:의)? ${things}`,
  `(?<![\\w.])(?<n>\\d{1,2}|${english}) (?<thing>methods|states|events|errors|error codes)\\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Finds how many of something a page says there are, where the SDK has another number of them. */
export function findCounts({ kind, text }: Phrase, tables: SdkTables): TypedFact[] {
  if (kind === 'code') return [];
  return patterns.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap((match): TypedFact[] => {
      const { n = '', thing = '' } = match.groups ?? {};
      const known = counted.find(([one]) => one.test(thing.toLowerCase()));
      const said = readSpokenNumber(n);
      const real = known?.[2](tables);
      // One and two are mostly said of those a sentence has named.
      if (!known || said < 3 || said === real) return [];
      const message = `"${match[0]}": the SDK has ${real} ${known[1]}. Say so, or name those you mean without a number.`;
      return [{ index: match.index, message }];
    }),
  );
}
