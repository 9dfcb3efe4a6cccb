import { createHash } from 'node:crypto';
import { encode } from '../engine/codec';
import { fields, sectionsPerPage, type Field, type Postings } from '../engine/fields';
import { manifestFile, type Family, type Manifest, type PageRecord } from '../engine/manifest';
import type { Page } from '../engine/page';
import { isPointer } from '../engine/marks';
import { buildTerms } from './terms/buildTerms';
import { listSearchGroups } from '../../../../prose/glossary/listSearchGroups';
import { lexicon } from './words/lexicon';

const wholeHeadings = 48_000;
const shareSize = 8_000;
const wholeRecords = 32_000;
const mostPlaces: Record<Family, number> = { h: 2_000, b: 400 };
const bodyFields: readonly Field[] = ['code', 'body'];

/** Writes a site's index as files by path: the manifest, and a folder named after its content. */
export function writeIndex(pages: readonly Page[], language: string): Map<string, string> {
  const sorted = [...buildTerms(pages, [...lexicon, ...listSearchGroups()])].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const files = new Map<string, string>();
  const shares = {
    h: writeShares(
      files,
      'h',
      sorted,
      fields.filter((field) => !bodyFields.includes(field)),
    ),
    b: writeShares(files, 'b', sorted, bodyFields),
  };
  const pagesPerRecord = writeRecords(files, pages);
  pages.forEach((page, at) =>
    files.set(`t${at}`, JSON.stringify(page.sections.map(({ text }) => text))),
  );
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  const folder = `assets/search/${hash.digest('hex').slice(0, 10)}`;
  const manifest: Manifest = {
    language,
    folder,
    pageCount: pages.length,
    sectionCount: pages.reduce((count, { sections }) => count + sections.length, 0),
    pagesPerRecord,
    shares,
    suggestions: mostLinked(pages),
  };
  return new Map([
    [manifestFile, JSON.stringify(manifest)],
    ...[...files].map(([name, content]): [string, string] => [`${folder}/${name}.json`, content]),
  ]);
}

/** Keeps the fields of one family, and of common terms the places that weigh most. */
function pick(postings: Postings, wanted: readonly Field[], most: number): Postings {
  const kept: Postings = {};
  for (const field of wanted) {
    const places = postings[field];
    if (!places) continue;
    const light = field === 'body' || field === 'code' ? -1 : 1;
    kept[field] =
      places.size <= most
        ? places
        : new Map([...places].sort(([, a], [, b]) => light * (a - b)).slice(0, most));
  }
  return kept;
}

function writeShares(
  files: Map<string, string>,
  family: Family,
  terms: readonly [string, Postings][],
  wanted: readonly Field[],
): string[] {
  const chosen = terms
    .map(([term, postings]): [string, Postings] => [
      term,
      pick(postings, wanted, mostPlaces[family]),
    ])
    .filter(
      ([term, postings]) => Object.keys(postings).length || (family === 'h' && isPointer(term)),
    );
  const whole = encode(chosen);
  if (family === 'h' && whole.length <= wholeHeadings) {
    files.set('h0', whole);
    return [''];
  }
  const starts: string[] = [];
  let share: [string, Postings][] = [];
  let size = 0;
  const finish = (): void => {
    const first = share[0];
    if (!first) return;
    files.set(`${family}${starts.length}`, encode(share));
    starts.push(first[0]);
    share = [];
    size = 0;
  };
  for (const entry of chosen) {
    const places = Object.values(entry[1]).reduce((sum, sections) => sum + sections.size, 0);
    const weight = entry[0].length + 6 * places;
    if (size + weight > shareSize) finish();
    share.push(entry);
    size += weight;
  }
  finish();
  return starts;
}

function writeRecords(files: Map<string, string>, pages: readonly Page[]): number {
  const records = pages.map(({ path, crumbs, sections }): PageRecord => [
    path,
    crumbs,
    sections.slice(0, sectionsPerPage).map(({ id, heading }) => [id, heading]),
  ]);
  const size = JSON.stringify(records).length;
  const perFile =
    size <= wholeRecords
      ? pages.length || 1
      : Math.max(1, Math.round((4_000 * pages.length) / size));
  for (let at = 0; at * perFile < pages.length || at === 0; at++) {
    files.set(`r${at}`, JSON.stringify(records.slice(at * perFile, (at + 1) * perFile)));
  }
  return perFile;
}

/** The titles of the pages that others link to most. */
function mostLinked(pages: readonly Page[]): string[] {
  const counts = new Map<string, number>();
  for (const { links } of pages) {
    for (const { target } of links) {
      const path = target.split('#')[0] ?? '';
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  return [...pages]
    .sort((a, b) => (counts.get(b.path) ?? 0) - (counts.get(a.path) ?? 0))
    .slice(0, 5)
    .map(({ sections }) => sections[0]?.heading ?? '')
    .filter(Boolean);
}
