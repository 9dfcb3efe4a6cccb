import { createHash } from 'node:crypto';
import { listSearchGroups } from '../../../../prose/glossary/listSearchGroups';
import { encode } from '../engine/codec';
import { sectionsPerPage, sectionsPerText, type Postings } from '../engine/fields';
import { manifestFile, type Family, type Manifest } from '../engine/manifest';
import { isPointer } from '../engine/marks';
import { groupShare } from '../engine/Shares';
import type { Page } from '../engine/page';
import { buildTerms } from './terms/buildTerms';
import type { Terms } from './terms/Terms';
import { readLexicon } from './words/readLexicon';
import { addPointers } from './write/addPointers';
import { cutShares } from './write/cutShares';
import { listShares } from './write/listShares';
import { rankLinked } from './write/rankLinked';
import { mostLinked } from './write/mostLinked';
import { pickPlaces } from './write/pickPlaces';
import { recordsPerFile, toRecords } from './write/toRecords';

const wholeHeadings = 48_000;
const suggestions = 5;

function termsOf(terms: Terms, family: Family): [string, Postings][] {
  return [...terms.map]
    .map(([term, postings]): [string, Postings] => [term, pickPlaces(postings, family)])
    .filter(
      ([term, postings]) => Object.keys(postings).length || (family === 'h' && isPointer(term)),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Writes a site's index as files by path: the manifest, and a folder named after its content. */
export function writeIndex(pages: readonly Page[]): Map<string, string> {
  const files = new Map<string, string>();
  const { terms, groups } = buildTerms(pages, [...readLexicon(), ...listSearchGroups()]);
  const records = toRecords(pages);
  const writeShares = (family: Family): string[] =>
    cutShares(termsOf(terms, family)).map(([start, content], at) => {
      files.set(`${family}${at}`, content);
      return start;
    });

  const headings = encode(termsOf(terms, 'h'));
  const pagesPerRecord = recordsPerFile(records);
  // A reader's device derives terms from all records, so they have to be in one file then.
  const whole = headings.length <= wholeHeadings && pagesPerRecord >= records.length;
  const starts = { h: [''], b: writeShares('b') };
  if (whole) {
    files.set('h0', headings);
    files.set(groupShare, JSON.stringify(groups));
  } else {
    addPointers(terms, records, groups);
    starts.h = writeShares('h');
  }
  const { shares, sharesPerList, lists } = listShares(starts);
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
    shares,
    sharesPerList,
    suggestions: mostLinked(pages, suggestions),
  };
  return new Map([
    [manifestFile, JSON.stringify(manifest)],
    ...[...files].map(([name, content]): [string, string] => [`${folder}/${name}.json`, content]),
  ]);
}
