import { marks } from '../format/postings';
import { hangulTerm } from '../text/hangul';
import type { Analyzer } from './Analyzer';
import type { Terms } from './Terms';

/** The stem of a nominalized verb, as in texts: 멈추 of 멈추기. 편집기 is a noun. */
export const verbOf = (name: string, analyzer: Analyzer): string[] =>
  /^[가-힣 ]+기$/.test(name) && (/[ 하].*기$/.test(name) || analyzer.isVerbal(name))
    ? [name.slice(0, -1)]
    : [];

interface Name {
  /** Its words as terms. */
  words: readonly string[];
  /** The term to look it up by: several words are joined. */
  whole?: string;
}

/** Other names of things. */
export interface Synonyms {
  /** The terms that lead from an alias to words of the site. */
  pointers: readonly string[];
  /** The words of aliases for a phrase in a heading, with each word's share of its alias. */
  othersIn: (terms: ReadonlySet<string>) => Map<string, number>;
}

function readName(name: string, analyzer: Analyzer): Name {
  const analyzed = analyzer.analyze(name);
  const words = [...new Set(analyzed.map(({ term }) => term))];
  const [script, other] = new Set(analyzed.map((word) => word.script));
  if (words.length < 2) return { words, whole: words[0] };
  if (other) return { words };
  return { words, whole: script === 'latin' ? words.join('') : hangulTerm(name.replace(/ /g, '')) };
}

const wholesOf = (names: readonly Name[]): string[] => [
  ...new Set(names.flatMap(({ whole = [] }) => whole)),
];

/**
 * Holds synonym groups. Aliases lead directly to a single word; phrases are looked up in headings.
 */
export function readSynonyms(
  terms: Terms,
  groups: readonly (readonly string[])[],
  analyzer: Analyzer,
): Synonyms {
  const readAll = (names: readonly string[]): Name[] =>
    names
      .flatMap((name) => [name, ...verbOf(name, analyzer)])
      .map((name) => readName(name, analyzer));
  const phrases = new Map<string, { words: readonly string[]; others: readonly string[] }[]>();
  const read = groups.map(readAll);
  for (const names of read) {
    for (const { words } of names) {
      const [first] = words;
      if (first === undefined || words.length === 1) continue;
      for (const { words: others } of names)
        if (others !== words)
          phrases.set(first, [...(phrases.get(first) ?? []), { words, others }]);
    }
  }
  const isKnown = (whole: string): boolean => terms.has(whole);
  const leading = read.map(wholesOf).map((names) => ({ names, targets: names.filter(isKnown) }));
  return {
    pointers: leading.flatMap(({ names, targets }) =>
      names.flatMap((name) =>
        targets.flatMap((target) => (target === name ? [] : `${marks.synonym}${name}:${target}`)),
      ),
    ),
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
