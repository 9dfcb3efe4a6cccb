import { sectionsPerPage, type Postings } from '../../engine/fields';
import type { Page } from '../../engine/page';
import { splitWords } from '../../engine/words/splitWords';
import { barePath } from '../paths';
import { Analyzer, type Analyzed } from '../words/Analyzer';
import { addAnchors } from './addAnchors';
import { addBody } from './addBody';
import { addHeading } from './addHeading';
import { addInitials } from './addInitials';
import { addSounds } from './addSounds';
import { addSynonyms, type Phrases } from './addSynonyms';
import { Terms } from './Terms';

function slugWords(text: string, analyzer: Analyzer): Analyzed[] {
  return analyzer.analyze(text.replace(/%[0-9a-f]{2}|[-_.]+/gi, ' '));
}

function learn(pages: readonly Page[], analyzer: Analyzer): number {
  let words = 0;
  let sections = 0;
  for (const section of pages.flatMap((page) => page.sections)) {
    const text = `${section.heading}\n${section.text}`;
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
  addInitials(terms, section.heading, number);
  const slug = at === 0 ? (barePath(page.path).split('/').at(-1) ?? '') : section.id;
  const words = slugWords(slug, analyzer).filter(({ script }) => script === 'latin');
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
  for (const { text, script } of [...heading, ...words])
    if (script === 'latin') addSounds(terms, text);
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
  phrases: Phrases,
): void {
  const section = page.sections[at];
  if (!section) return;
  const slug = at === 0 ? (barePath(page.path).split('/').at(-1) ?? '') : section.id;
  for (const words of [analyzer.analyze(section.heading), slugWords(slug, analyzer)]) {
    const present = new Set(words.flatMap(({ term, parts }) => [term, ...parts]));
    const units = Math.max(
      1,
      words.reduce((sum, word) => sum + word.units, 0),
    );
    for (const [other, share] of phrases.othersIn(present)) {
      terms.putShare(other, 'alias', number, share / units);
      if (/^[a-z]/.test(other)) addSounds(terms, other);
    }
  }
}

/** Makes the terms of a site, with the other names that things have. */
export function buildTerms(
  pages: readonly Page[],
  groups: readonly (readonly string[])[],
): Map<string, Postings> {
  const terms = new Terms();
  const analyzer = new Analyzer();
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
  const phrases = addSynonyms(terms, groups, analyzer);
  eachSection((page, at, number) => addPhrases(terms, page, at, number, analyzer, phrases));
  return terms.map;
}
