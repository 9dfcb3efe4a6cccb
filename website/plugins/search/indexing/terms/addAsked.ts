import type { Analyzer } from '../words/Analyzer';
import type { Related } from '../words/readLexicon';
import { unitsOf } from './addHeading';
import type { Place } from './Place';
import { slugWords } from './slugWords';
import type { Terms } from './Terms';

/** The words of one of a thing's names, and those of each way to ask for it. */
interface Asked {
  name: readonly string[];
  ways: readonly (readonly string[])[];
}

/** The ways to ask for things, by the first word of their names. */
export type AskedWays = ReadonlyMap<string, readonly Asked[]>;

/** How much of a heading a name has to be for the section to be about it. */
const least = 0.67;
const [floor, perShare] = [0.4, 0.8];
/** What just asks for a thing is less than its name, which may be the name of another. */
const most = 0.92;
/** What a way to ask is worth for a page beside one for a section, which says more exactly what it answers. */
const forPage = 0.7;

/** Reads the ways to ask for things as terms; words that only shape a question aside. */
export function readAskedWays(lines: readonly Related[], analyzer: Analyzer): AskedWays {
  const wordsOf = (text: string): string[] => [
    ...new Set(analyzer.analyze(text).flatMap(({ term, units }) => (units ? term : []))),
  ];
  const found = new Map<string, Asked[]>();
  for (const { names, others } of lines) {
    const ways = others.map(wordsOf);
    for (const name of names.map(wordsOf)) {
      const [first] = name;
      if (first) found.set(first, [...(found.get(first) ?? []), { name, ways }]);
    }
  }
  return found;
}

/** Adds the words with which readers ask for what a section's heading or address names. */
export function addAsked(terms: Terms, place: Place, analyzer: Analyzer, asked: AskedWays): void {
  for (const words of [analyzer.analyze(place.section.heading), slugWords(place, analyzer)]) {
    const present = new Set(words.flatMap(({ term, parts }) => [term, ...parts]));
    for (const { name, ways } of [...present].flatMap((term) => asked.get(term) ?? [])) {
      const share = Math.min(1, name.length / Math.max(1, unitsOf(words)));
      if (share < least || !name.every((word) => present.has(word))) continue;
      for (const way of ways) {
        const strength =
          Math.min(most, floor + (perShare * share) / way.length) * (place.at ? 1 : forPage);
        for (const word of way)
          if (!present.has(word)) terms.putShare(word, 'asked', place.number, strength);
      }
    }
  }
}
