import { sectionsPerPage } from '../../engine/fields';
import type { Page, Section } from '../../engine/page';
import { slugOf } from '../../engine/words/slugOf';
import { splitWords } from '../../engine/words/splitWords';
import { Analyzer, type Analyzed } from '../words/Analyzer';
import { addAnchors } from './addAnchors';
import { addBody } from './addBody';
import { addHeading } from './addHeading';
import { readSynonyms, type Synonyms } from './readSynonyms';
import { Terms } from './Terms';
import { verbOf } from './verbOf';

function slugWords({ path }: Page, { id }: Section, at: number, analyzer: Analyzer): Analyzed[] {
  return analyzer.analyze(slugOf(path, at ? id : ''));
}

function learn(pages: readonly Page[], analyzer: Analyzer): number {
  let words = 0;
  let sections = 0;
  for (const section of pages.flatMap((page) => page.sections)) {
    const text = [section.heading, section.text, ...section.aliases].join('\n');
    analyzer.learn(text);
    words += splitWords(text).length;
    sections++;
  }
  return Math.max(1, words / Math.max(1, sections));
}

function addSection(
  terms: Terms,
  page: Page,
  at: number,
  number: number,
  analyzer: Analyzer,
): void {
  const section = page.sections[at];
  if (!section) return;
  const heading = analyzer.analyze(section.heading);
  addHeading(terms, heading, 'heading', number);
  const words = slugWords(page, section, at, analyzer).filter(({ script }) => script === 'latin');
  addHeading(terms, words, 'slug', number);
  const joined = words.map(({ text }) => text.toLowerCase()).join('');
  if (words.length > 1 && words.length < 5) terms.putShare(joined, 'slug', number, 1);
  for (const name of new Set(section.names)) {
    for (const { term, parts } of analyzer.analyze(name).slice(0, 1)) {
      terms.putShare(term, 'name', number, 1);
      for (const part of parts)
        if (part.length > 3) terms.putShare(part, 'name', number, 1 / (parts.length + 1));
    }
  }
  for (const alias of section.aliases.flatMap((name) => [name, ...verbOf(name)]))
    addHeading(terms, analyzer.analyze(alias), 'also', number);
  const above = page.sections
    .slice(0, at)
    .findLast(({ level }) => level < section.level && level > 1);
  if (above) addHeading(terms, analyzer.analyze(above.heading), 'crumb', number);
}

function addPhrases(
  terms: Terms,
  page: Page,
  at: number,
  number: number,
  analyzer: Analyzer,
  synonyms: Synonyms,
): void {
  const section = page.sections[at];
  if (!section) return;
  for (const words of [analyzer.analyze(section.heading), slugWords(page, section, at, analyzer)]) {
    const present = new Set(words.flatMap(({ term, parts }) => [term, ...parts]));
    const units = Math.max(
      1,
      words.reduce((sum, word) => sum + word.units, 0),
    );
    for (const [other, share] of synonyms.othersIn(present)) {
      terms.putShare(other, 'alias', number, share / units);
    }
  }
}

export interface BuiltTerms {
  terms: Terms;
  /** Names of one thing; see `synonymPointers`. */
  groups: string;
}

/** Makes the terms of a site, with the other names that things have. */
export function buildTerms(
  pages: readonly Page[],
  groups: readonly (readonly string[])[],
): BuiltTerms {
  const terms = new Terms();
  const analyzer = new Analyzer();
  analyzer.teach(groups.flat());
  const averageLength = learn(pages, analyzer);
  const eachSection = (add: (page: Page, at: number, number: number) => void): void => {
    pages.forEach((page, pageAt) => {
      page.sections.forEach((_, at) => {
        add(page, at, pageAt * sectionsPerPage + Math.min(at, sectionsPerPage - 1));
      });
    });
  };
  eachSection((page, at, number) => {
    addSection(terms, page, at, number, analyzer);
    const section = page.sections[at];
    if (section) addBody(terms, section, number, analyzer, averageLength);
  });
  addAnchors(terms, pages, analyzer);
  const synonyms = readSynonyms(terms, groups, analyzer);
  eachSection((page, at, number) => addPhrases(terms, page, at, number, analyzer, synonyms));
  return { terms, groups: synonyms.groups };
}
