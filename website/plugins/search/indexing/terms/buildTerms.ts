import { sectionsPerPage } from '../../engine/fields';
import type { Page } from '../../engine/page';
import { Analyzer } from '../words/Analyzer';
import { addAnchors } from './addAnchors';
import { addBody } from './addBody';
import { addJoined } from './addJoined';
import { addNames } from './addNames';
import { addPhrases } from './addPhrases';
import type { Place } from './Place';
import { readSynonyms } from './readSynonyms';
import { Terms } from './Terms';

/** Lets the analyzer learn all texts. */
const learnPlaces = (pages: readonly Page[], analyzer: Analyzer): Place[] =>
  pages.flatMap((page, pageAt) =>
    page.sections.slice(0, sectionsPerPage).map((section, at) => {
      for (const alias of section.aliases) analyzer.learnName(alias);
      const number = pageAt * sectionsPerPage + at;
      return { page, section, at, number, text: analyzer.learn(section.text) };
    }),
  );

/** How many words a section has on average. */
function averageOf(places: readonly Place[], analyzer: Analyzer): number {
  let count = 0;
  for (const { section, text } of places)
    count += analyzer.learnName(section.heading).length + text.length;
  return Math.max(1, count / Math.max(1, places.length));
}

export interface BuiltTerms {
  terms: Terms;
  /** Terms that lead from a name to what the site calls the same. */
  otherNames: readonly string[];
}

/** Makes the terms of a site, with the other names that things have. */
export function buildTerms(
  pages: readonly Page[],
  groups: readonly (readonly string[])[],
  verbs: readonly string[] = [],
): BuiltTerms {
  const terms = new Terms();
  const analyzer = new Analyzer(verbs);
  analyzer.teach(groups.flat());
  const places = learnPlaces(pages, analyzer);
  const averageLength = averageOf(places, analyzer);
  for (const place of places) {
    addNames(terms, place, analyzer);
    addBody(terms, place, analyzer, averageLength);
  }
  for (const place of places) addJoined(terms, place, analyzer);
  addAnchors(terms, pages, analyzer);
  const synonyms = readSynonyms(terms, groups, analyzer);
  for (const place of places) addPhrases(terms, place, analyzer, synonyms);
  return { terms, otherNames: synonyms.pointers };
}
