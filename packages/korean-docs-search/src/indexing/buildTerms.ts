import { sectionsPerPage, windowOf } from '../format/postings';
import { withoutColumns } from '../pages/columns';
import type { Page, Section } from '../pages/page';
import { type Analyzed, Analyzer } from './Analyzer';
import { type Place, Terms } from './Terms';
import { addNames, addPhrases } from './headingTerms';
import { readSynonyms } from './synonyms';

const steps = 4;
const inCompound = 0.7;
/**
 * The gap in word numbers between a text and its code, so that their ends do not count as near each
 * other.
 */
const gap = 6;

interface Seen {
  times: number;
  where: number;
}

function countTerms(words: readonly Analyzed[], from: number): Map<string, Seen> {
  const terms = new Map<string, Seen>();
  const count = (term: string, times: number, where: number): void => {
    const seen = terms.get(term);
    if (!seen) return void terms.set(term, { times, where });
    seen.times += times;
    seen.where |= where;
  };
  for (const [at, { term, parts }] of words.entries()) {
    const where = windowOf(from + at);
    count(term, 1, where);
    for (const part of parts) count(part, inCompound, where);
  }
  return terms;
}

const textOf = ({ text }: Section): string => withoutColumns(text);

/** Adds the words of a section's text, weighted by frequency and length, and its code. */
function addBody(
  terms: Terms,
  { section, number }: Place,
  analyzer: Analyzer,
  averageLength: number,
): void {
  const words = analyzer.analyze(textOf(section));
  const length = 0.4 + (0.6 * words.length) / averageLength;
  for (const [term, { times, where }] of countTerms(words, 0)) {
    terms.put(term, 'body', number, (steps * times) / length, where);
  }
  let from = words.length + gap;
  for (const snippet of new Set(section.code)) {
    const code = analyzer.analyze(snippet);
    for (const [term, { where }] of countTerms(code, from))
      terms.put(term, 'code', number, steps, where);
    from += code.length + gap;
  }
}

const listPlaces = (pages: readonly Page[]): Place[] =>
  pages.flatMap((page, pageAt) =>
    page.sections
      .slice(0, sectionsPerPage)
      .map((section, at) => ({ page, section, at, number: pageAt * sectionsPerPage + at })),
  );

interface BuiltTerms {
  terms: Terms;
  /** Terms that lead from an alias to the site's own word. */
  otherNames: readonly string[];
}

/** Builds the terms of a site, including synonyms. */
export function buildTerms(
  pages: readonly Page[],
  groups: readonly (readonly string[])[],
  verbs: readonly string[],
): BuiltTerms {
  const terms = new Terms();
  const analyzer = new Analyzer(verbs);
  analyzer.teach(groups.flat());
  const places = listPlaces(pages);
  for (const { section } of places)
    for (const text of [section.heading, textOf(section), ...section.aliases]) analyzer.learn(text);
  const lengths = places.map(
    ({ section }) =>
      analyzer.analyze(section.heading).length + analyzer.analyze(textOf(section)).length,
  );
  const sum = lengths.reduce((total, length) => total + length, 0);
  const averageLength = Math.max(1, sum / Math.max(1, places.length));
  for (const place of places) {
    addNames(terms, place, analyzer);
    addBody(terms, place, analyzer, averageLength);
  }
  const synonyms = readSynonyms(terms, groups, analyzer);
  for (const place of places) addPhrases(terms, place, analyzer, synonyms);
  return { terms, otherNames: synonyms.pointers };
}
