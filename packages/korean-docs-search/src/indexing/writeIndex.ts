import { createHash } from 'node:crypto';
import { encode } from '../format/codec';
import { derive } from '../format/derivedTerms';
import {
  aside,
  headingFile,
  type Manifest,
  manifestFile,
  mostLinked,
  type PageRecord,
  shardName,
  wordsName,
} from '../format/manifest';
import {
  homeOf,
  isPointer,
  type Postings,
  sectionsPerPage,
  sectionsPerText,
} from '../format/postings';
import { readGlossary, readVerbs } from '../glossary';
import { barePath, type Page } from '../pages/page';
import type { Terms } from './Terms';
import { buildTerms } from './buildTerms';
import { splitShards, cutWords, type Family, listShards, pickPostings } from './splitShards';

const wholeRecords = 32_000;
const recordFile = 1_000;

function toRecords(pages: readonly Page[]): PageRecord[] {
  return pages.map(({ path, crumbs, sections }) => [
    path,
    crumbs,
    ...sections.slice(0, sectionsPerPage).flatMap(({ id, heading }) => [id, heading]),
  ]);
}

/** The number of pages in a file of records: all, or on a large site as many as fit. */
function recordsPerFile(records: readonly PageRecord[]): number {
  const size = JSON.stringify(records).length;
  if (size <= wholeRecords) return records.length || 1;
  return Math.max(1, Math.round((recordFile * records.length) / size));
}

/** Names of pages with release notes. */
const chronicle =
  /(?:^|[/_-])(?:release-?notes?|releases?|blog|change-?log|changes|migrat\w*|upgrad\w*|legacy|deprecated|archive)(?:[/_.\- ]|$)/i;

/** A digit for each page by how many others link to it; see `Manifest.linked`. */
function rankLinked(pages: readonly Page[]): string {
  const linking = new Map<string, number>();
  for (const { links } of pages)
    for (const path of new Set(links)) linking.set(path, (linking.get(path) ?? 0) + 1);
  const counts = pages.map(({ path }) => Math.log(1 + (linking.get(barePath(path)) ?? 0)));
  const most = Math.max(Math.log(2), ...counts);
  return counts
    .map((count, at) =>
      chronicle.test(pages[at]?.path ?? '') ? aside : Math.round((mostLinked * count) / most),
    )
    .join('')
    .replace(/0+$/, '');
}

/** Adds the derived terms that are not stored for a small site. */
function addPointers(terms: Terms, records: readonly PageRecord[]): void {
  derive(records, (term, field, section, share) => {
    if (field === undefined || section === undefined || share === undefined) terms.point(term);
    else terms.putShare(term, field, section, share);
  });
}

const wholeHeadings = 48_000;

function termsOf(terms: Terms, ...families: Family[]): [string, Postings][] {
  return [...terms.map]
    .map(([term, postings]): [string, Postings] => [
      term,
      Object.assign({}, ...families.map((family) => pickPostings(postings, family))),
    ])
    .filter(([term, postings]) => Object.keys(postings).length || isPointer(term))
    .sort(([a], [b]) => (homeOf(a) < homeOf(b) ? -1 : 1));
}

export interface IndexOptions {
  /** Synonym groups of the site, in addition to this package's glossary. */
  groups?: readonly (readonly string[])[];
  /** Suggested searches before anything is typed. */
  suggestions?: readonly string[];
}

/**
 * Writes the index of a site as files by path: the manifest, and a folder named after its content
 * hash.
 */
export function writeIndex(
  pages: readonly Page[],
  { groups = [], suggestions = [] }: IndexOptions = {},
): Map<string, string> {
  const files = new Map<string, string>();
  const { terms, otherNames } = buildTerms(pages, [...readGlossary(), ...groups], readVerbs());
  const records = toRecords(pages);
  const headings = encode(termsOf(terms, 'headings'));
  const pagesPerRecord = recordsPerFile(records);
  // The browser derives terms from all records, so they must be in one file then.
  const whole = headings.length <= wholeHeadings && pagesPerRecord >= records.length;
  if (whole) files.set(headingFile, headings);
  else addPointers(terms, records);
  for (const pointer of otherNames) terms.point(pointer);
  const shards = splitShards(whole ? termsOf(terms, 'texts') : termsOf(terms, 'headings', 'texts'));
  const words = whole ? [] : cutWords(terms.map);
  words.forEach((part, at) => files.set(wordsName(at), JSON.stringify(part)));
  const { listed, lists } = listShards(shards.map(([start]) => start));
  shards.forEach(([, content], at) => files.set(shardName(at), content));
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
