import { sectionsPerPage, windowOf } from '../format/postings';
import { withoutColumns } from '../pages/columns';
import type { Page } from '../pages/page';
import { latinTerms } from '../text/englishStemmer';
import { type Analyzed, Analyzer } from './Analyzer';
import { type Place, Terms } from './Terms';
import { addJoined, addNames, addPhrases } from './headingTerms';
import { readSynonyms } from './synonyms';

const steps = 4;
const inCompound = 0.7;
/**
 * The gap in word numbers between a text and its code, so that their ends do not count as near each
 * other.
 */
const gap = 6;

/** `=>` is in all code, so only names match it. */
const arrow = latinTerms('=>').whole;

interface Seen {
  times: number;
  where: number;
  /** Whether it is a whole word, rather than only a part. */
  whole: boolean;
}

function countTerms(words: readonly Analyzed[], from: number): Map<string, Seen> {
  const terms = new Map<string, Seen>();
  const count = (term: string, times: number, where: number, whole: boolean): void => {
    const seen = terms.get(term);
    if (!seen) return void terms.set(term, { times, where, whole });
    seen.times += times;
    seen.where |= where;
    seen.whole ||= whole;
  };
  for (const [at, { term, parts }] of words.entries()) {
    if (term === arrow) continue;
    const where = windowOf(from + at);
    count(term, 1, where, true);
    for (const part of parts) count(part, inCompound, where, false);
  }
  return terms;
}

/** Adds the words of a section's text, weighted by frequency and length, and its code. */
function addBody(
  terms: Terms,
  { section, number, text }: Place,
  analyzer: Analyzer,
  averageLength: number,
): void {
  const words = analyzer.analyzeWords(text.words);
  const length = 0.4 + (0.6 * words.length) / averageLength;
  for (const [term, { times, where }] of countTerms(words, 0)) {
    terms.put(term, 'body', number, (steps * times) / length, where);
  }
  let from = words.length + gap;
  for (const snippet of new Set(section.code)) {
    const code = analyzer.analyze(snippet);
    for (const [term, { where, whole }] of countTerms(code, from))
      terms.put(term, 'code', number, whole ? steps : steps / 2, where);
    from += code.length + gap;
  }
}

const learnPlaces = (pages: readonly Page[], analyzer: Analyzer): Place[] =>
  pages.flatMap((page, pageAt) =>
    page.sections.slice(0, sectionsPerPage).map((section, at) => {
      for (const alias of section.aliases) analyzer.learnName(alias);
      const number = pageAt * sectionsPerPage + at;
      return { page, section, at, number, text: analyzer.learn(withoutColumns(section.text)) };
    }),
  );

function averageOf(places: readonly Place[], analyzer: Analyzer): number {
  let count = 0;
  for (const { section, text } of places)
    count += analyzer.learnName(section.heading).length + text.length;
  return Math.max(1, count / Math.max(1, places.length));
}

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
  const places = learnPlaces(pages, analyzer);
  const averageLength = averageOf(places, analyzer);
  for (const place of places) {
    addNames(terms, place, analyzer);
    addBody(terms, place, analyzer, averageLength);
  }
  for (const place of places) addJoined(terms, place, analyzer);
  const synonyms = readSynonyms(terms, groups, analyzer);
  for (const place of places) addPhrases(terms, place, analyzer, synonyms);
  return { terms, otherNames: synonyms.pointers };
}
