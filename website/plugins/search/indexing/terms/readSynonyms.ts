import type { Analyzer } from '../words/Analyzer';
import type { Terms } from './Terms';
import { verbOf } from './verbOf';

type Names = readonly (readonly string[])[];

/** Other names of things. */
export interface Synonyms {
  /** Names of one word, a group a line; see `synonymPointers`. */
  groups: string;
  /** The words of other names of what stands in a heading, with each word's share of its name. */
  othersIn: (terms: ReadonlySet<string>) => Map<string, number>;
}

/** Writes the names of one word: first those that the site has, then, after `=`, the others. */
function writeGroup(names: Names, terms: Terms): string {
  const words = [...new Set(names.flatMap((name) => (name.length === 1 ? name : [])))];
  const known = words.filter((word) => terms.has(word));
  const others = words.filter((word) => !terms.has(word));
  if (!known.length || words.length < 2) return '';
  return others.length ? `${known.join(' ')}=${others.join(' ')}` : known.join(' ');
}

/**
 * Reads groups of names for one thing. Names of one word lead to one another at once; names of
 * several words are looked for in headings.
 */
export function readSynonyms(
  terms: Terms,
  groups: readonly (readonly string[])[],
  analyzer: Analyzer,
): Synonyms {
  const phrases = new Map<string, { words: readonly string[]; others: readonly string[] }[]>();
  const read = groups.map((group): Names =>
    group
      .flatMap((name) => [name, ...verbOf(name)])
      .map((name) => [...new Set(analyzer.analyze(name).map(({ term }) => term))]),
  );
  for (const names of read) {
    for (const words of names) {
      const [first] = words;
      if (first === undefined) continue;
      for (const others of names) {
        if (others === words || (words.length === 1 && others.length === 1)) continue;
        phrases.set(first, [...(phrases.get(first) ?? []), { words, others }]);
      }
    }
  }
  return {
    groups: read
      .map((names) => writeGroup(names, terms))
      .filter(Boolean)
      .sort()
      .join('\n'),
    othersIn(present) {
      const found = new Map<string, number>();
      const entries = [...present].flatMap((term) => phrases.get(term) ?? []);
      for (const { words, others } of entries) {
        if (!words.every((word) => present.has(word))) continue;
        for (const other of others) {
          if (present.has(other)) continue;
          found.set(other, Math.max(found.get(other) ?? 0, 1 / others.length));
        }
      }
      return found;
    },
  };
}
