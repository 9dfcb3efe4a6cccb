import { marks } from '../format/postings';
import { hangulTerm } from '../text/hangul';
import type { Analyzer } from './Analyzer';
import type { Terms } from './Terms';

/** The stem of a verb that names what it does, as texts have it: 멈추 of 멈추기. A 편집기 is a thing. */
export const verbOf = (name: string, analyzer: Analyzer): string[] =>
  /^[가-힣 ]+기$/.test(name) && (/[ 하].*기$/.test(name) || analyzer.isVerbal(name))
    ? [name.slice(0, -1)]
    : [];

/** The term a name is asked for by: of several words of one script, as if they were written together. */
function termOf(name: string, analyzer: Analyzer): string[] {
  const analyzed = analyzer.analyze(name);
  const words = [...new Set(analyzed.map(({ term }) => term))];
  const [script, other] = new Set(analyzed.map((word) => word.script));
  if (words.length < 2) return words;
  if (other) return [];
  return [script === 'latin' ? words.join('') : hangulTerm(name.replace(/ /g, ''))];
}

/** Reads groups of names for one thing: the terms that lead from a name to others that the site has. */
export function readSynonyms(
  terms: Terms,
  groups: readonly (readonly string[])[],
  analyzer: Analyzer,
): string[] {
  const readAll = (names: readonly string[]): string[] =>
    names
      .flatMap((name) => [name, ...verbOf(name, analyzer)])
      .flatMap((name) => termOf(name, analyzer));
  return groups.flatMap((group) => {
    const names = [...new Set(readAll(group))];
    const targets = names.filter((name) => terms.has(name));
    return names.flatMap((name) =>
      targets.flatMap((target) => (target === name ? [] : `${marks.synonym}${name}:${target}`)),
    );
  });
}
