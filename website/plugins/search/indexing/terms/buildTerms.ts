import { sectionsPerPage } from '../../engine/fields';
import type { Page } from '../../engine/page';
import { splitWords } from '../../engine/words/splitWords';
import type { Related } from '../words/readLexicon';
import { Analyzer } from '../words/Analyzer';
import { addAnchors } from './addAnchors';
import { addAsked, readAskedWays } from './addAsked';
import { addBody } from './addBody';
import { addJoined } from './addJoined';
import { addNames } from './addNames';
import { addPhrases } from './addPhrases';
import type { Place } from './Place';
import { readSynonyms } from './readSynonyms';
import { Terms } from './Terms';

/** Lets the analyzer learn all texts. Gives how many words a section has on average. */
function learn(places: readonly Place[], analyzer: Analyzer): number {
  let count = 0;
  for (const { section, words } of places) {
    const heading = splitWords(section.heading);
    for (const written of [heading, words, ...section.aliases.map(splitWords)])
      analyzer.learn(written);
    count += heading.length + words.length;
  }
  return Math.max(1, count / Math.max(1, places.length));
}

const listPlaces = (pages: readonly Page[]): Place[] =>
  pages.flatMap((page, pageAt) =>
    page.sections.slice(0, sectionsPerPage).map((section, at) => ({
      ...{ page, section, at },
      number: pageAt * sectionsPerPage + at,
      words: splitWords(section.text),
    })),
  );

export interface BuiltTerms {
  terms: Terms;
  /** Terms that lead from a name to what the site calls the same. */
  otherNames: readonly string[];
}

/** Makes the terms of a site, with the other names that things have. */
export function buildTerms(
  pages: readonly Page[],
  groups: readonly (readonly string[])[],
  wider: readonly Related[] = [],
  verbs: readonly string[] = [],
  asked: readonly Related[] = [],
): BuiltTerms {
  const terms = new Terms();
  const analyzer = new Analyzer(verbs);
  analyzer.teach(groups.flat());
  const places = listPlaces(pages);
  const averageLength = learn(places, analyzer);
  for (const place of places) {
    addNames(terms, place, analyzer);
    addBody(terms, place, analyzer, averageLength);
  }
  for (const place of places) addJoined(terms, place, analyzer);
  addAnchors(terms, pages, analyzer);
  const synonyms = readSynonyms(terms, groups, wider, analyzer);
  for (const place of places) addPhrases(terms, place, analyzer, synonyms);
  const ways = readAskedWays(asked, analyzer);
  for (const place of places) addAsked(terms, place, analyzer, ways);
  return { terms, otherNames: synonyms.pointers };
}
