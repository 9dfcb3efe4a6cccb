import type { Analyzer } from '../words/Analyzer';
import type { Place } from './Place';
import type { Synonyms } from './readSynonyms';
import { slugWords } from './slugWords';
import type { Terms } from './Terms';

/** Adds the names of several words that mean what a section's heading or address says. */
export function addPhrases(
  terms: Terms,
  place: Place,
  analyzer: Analyzer,
  synonyms: Synonyms,
): void {
  for (const words of [analyzer.analyze(place.section.heading), slugWords(place, analyzer)]) {
    const present = new Set(words.flatMap(({ term, parts }) => [term, ...parts]));
    const units = Math.max(
      1,
      words.reduce((sum, word) => sum + word.units, 0),
    );
    for (const [other, share] of synonyms.othersIn(present))
      terms.putShare(other, 'alias', place.number, share / units);
  }
}
