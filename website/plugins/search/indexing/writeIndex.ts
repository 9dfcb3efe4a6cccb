import { createHash } from 'node:crypto';
import { listSearchGroups } from 'docs-parity';
import { glossary } from '../../../config/docsParity';
import { encode } from '../engine/codec';
import { sectionsPerPage, sectionsPerText, type Postings } from '../engine/fields';
import { manifestFile, type Manifest } from '../engine/manifest';
import { homeOf, isPointer } from '../engine/marks';
import { headingFile, shareName, wordsName } from '../engine/fileNames';
import type { Page } from '../engine/page';
import { buildTerms } from './terms/buildTerms';
import type { Terms } from './terms/Terms';
import { readLexicon, readVerbs } from './words/readLexicon';
import { addPointers } from './write/addPointers';
import { cutWords } from './write/cutWords';
import { cutShares } from './write/cutShares';
import { listShares } from './write/listShares';
import { rankLinked } from './write/rankLinked';
import { pickPlaces, type Family } from './write/pickPlaces';
import { recordsPerFile, toRecords } from './write/toRecords';

const wholeHeadings = 48_000;

function termsOf(terms: Terms, ...families: Family[]): [string, Postings][] {
  return [...terms.map]
    .map(([term, postings]): [string, Postings] => [
      term,
      Object.assign({}, ...families.map((family) => pickPlaces(postings, family))),
    ])
    .filter(([term, postings]) => Object.keys(postings).length || isPointer(term))
    .sort(([a], [b]) => (homeOf(a) < homeOf(b) ? -1 : 1));
}

/**
 * Writes a site's index as files by path: the manifest, and a folder named after its content. The
 * search box suggests the searches given.
 */
export function writeIndex(
  pages: readonly Page[],
  suggestions: readonly string[] = [],
): Map<string, string> {
  const files = new Map<string, string>();
  const { terms, otherNames } = buildTerms(
    pages,
    [...readLexicon(), ...listSearchGroups(glossary)],
    readVerbs(),
  );
  const records = toRecords(pages);
  const headings = encode(termsOf(terms, 'headings'));
  const pagesPerRecord = recordsPerFile(records);
  // A reader's device derives terms from all records, so they have to be in one file then.
  const whole = headings.length <= wholeHeadings && pagesPerRecord >= records.length;
  if (whole) files.set(headingFile, headings);
  else addPointers(terms, records);
  for (const pointer of otherNames) terms.point(pointer);
  const shares = cutShares(whole ? termsOf(terms, 'texts') : termsOf(terms, 'headings', 'texts'));
  const words = whole ? [] : cutWords(terms.map);
  words.forEach((part, at) => files.set(wordsName(at), JSON.stringify(part)));
  const { listed, lists } = listShares(shares.map(([start]) => start));
  shares.forEach(([, content], at) => files.set(shareName(at), content));
  for (const [name, content] of lists) files.set(name, content);
  for (let at = 0; at * pagesPerRecord < records.length || at === 0; at++) {
    const part = records.slice(at * pagesPerRecord, (at + 1) * pagesPerRecord);
    files.set(`r${at}`, JSON.stringify(part));
  }
  pages.forEach(({ sections }, page) => {
    const texts = sections.slice(0, sectionsPerPage).map(({ text }) => text);
    for (let at = 0; at < texts.length; at += sectionsPerText) {
      const part = texts.slice(at, at + sectionsPerText);
      files.set(`t${page}-${at / sectionsPerText}`, JSON.stringify(part));
    }
  });

  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  const folder = `assets/search/${hash.digest('hex').slice(0, 10)}`;
  const manifest: Manifest = {
    folder,
    pageCount: pages.length,
    linked: rankLinked(pages),
    sectionCount: pages.reduce((count, { sections }) => count + sections.length, 0),
    pagesPerRecord,
    whole,
    ...listed,
    words: words.map(([first = '']) => first.slice(0, 4)),
    suggestions: [...suggestions],
  };
  return new Map([
    [manifestFile, JSON.stringify(manifest)],
    ...[...files].map(([name, content]): [string, string] => [`${folder}/${name}.json`, content]),
  ]);
}
