import { marks } from '../../engine/marks';
import type { Analyzer } from '../words/Analyzer';
import type { Terms } from './Terms';

/** Names of several words that have other names: looked for in headings. */
export interface Phrases {
  /** The words of other names of what stands in a heading, with each word's share of its name. */
  othersIn: (terms: ReadonlySet<string>) => Map<string, number>;
}

/**
 * Adds the names of one thing: a word points to the words that mean the same and are known here;
 * phrases are given back, to be looked for in headings.
 */
export function addSynonyms(
  terms: Terms,
  groups: readonly (readonly string[])[],
  analyzer: Analyzer,
): Phrases {
  const phrases = new Map<string, { words: string[]; others: string[] }[]>();
  for (const group of groups) {
    const names = group.map((name) => [...new Set(analyzer.analyze(name).map(({ term }) => term))]);
    names.forEach((words, at) => {
      for (const [other, otherWords] of names.entries()) {
        const [first] = words;
        if (other === at || first === undefined) continue;
        if (words.length === 1 && otherWords.length === 1) {
          const [target = ''] = otherWords;
          if (target !== first && terms.has(target))
            terms.point(`${marks.synonym}${first}:${target}`);
        } else {
          phrases.set(first, [...(phrases.get(first) ?? []), { words, others: otherWords }]);
        }
      }
    });
  }
  return {
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
