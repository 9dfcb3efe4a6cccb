import { createHash } from 'node:crypto';
import { encode } from '../format/codec';
import {
  headingFile,
  type Manifest,
  manifestFile,
  mostLinked,
  type PageRecord,
  recordFile,
  termFile,
  textFile,
} from '../format/manifest';
import { type Field, fields, isPointer, type Postings, sectionsPerPage } from '../format/postings';
import { readGlossary, readVerbs } from '../glossary';
import { barePath, type Page } from '../pages/page';
import type { Terms } from './Terms';
import { buildTerms } from './buildTerms';

function toRecords(pages: readonly Page[]): PageRecord[] {
  return pages.map(({ path, crumbs, sections }) => [
    path,
    crumbs,
    ...sections.slice(0, sectionsPerPage).flatMap(({ id, heading }) => [id, heading]),
  ]);
}

/** Ranks each page by how many others link to it; see `Manifest.linked`. */
function rankLinked(pages: readonly Page[]): number[] {
  const linking = new Map<string, number>();
  for (const { links } of pages)
    for (const path of new Set(links)) linking.set(path, (linking.get(path) ?? 0) + 1);
  const counts = pages.map(({ path }) => Math.log(1 + (linking.get(barePath(path)) ?? 0)));
  const most = Math.max(Math.log(2), ...counts);
  return counts.map((count) => Math.round((mostLinked * count) / most));
}

/** Headings are loaded first; definitions and aliases are stored with the texts. */
const laterFields: readonly Field[] = ['name', 'code', 'body', 'alias', 'also'];
const firstFields = fields.filter((field) => !laterFields.includes(field));

/** The postings of a term in some fields. */
function pickPostings(postings: Postings, picked: readonly Field[]): Postings {
  return Object.fromEntries(
    picked.flatMap((field) => (postings[field] ? [[field, postings[field]]] : [])),
  );
}

function termsOf(terms: Terms, picked: readonly Field[]): [string, Postings][] {
  return [...terms.map]
    .map(([term, postings]): [string, Postings] => [term, pickPostings(postings, picked)])
    .filter(([term, postings]) => Object.keys(postings).length || isPointer(term))
    .sort(([a], [b]) => (a < b ? -1 : 1));
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
  files.set(headingFile, encode(termsOf(terms, firstFields)));
  files.set(recordFile, JSON.stringify(toRecords(pages)));
  for (const pointer of otherNames) terms.point(pointer);
  files.set(termFile, encode(termsOf(terms, laterFields)));
  const texts = pages.map(({ sections }) =>
    sections.slice(0, sectionsPerPage).map(({ text }) => text),
  );
  files.set(textFile, JSON.stringify(texts));

  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  const folder = `assets/search/${hash.digest('hex').slice(0, 10)}`;
  const manifest: Manifest = {
    folder,
    linked: rankLinked(pages),
    sectionCount: pages.reduce((count, { sections }) => count + sections.length, 0),
    suggestions: [...suggestions],
  };
  return new Map([
    [manifestFile, JSON.stringify(manifest)],
    ...[...files].map(([name, content]): [string, string] => [`${folder}/${name}.json`, content]),
  ]);
}
