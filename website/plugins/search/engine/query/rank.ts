import { sectionsPerPage } from '../fields';
import { aside, mostLinked, type Manifest } from '../manifest';
import type { TermIndex } from '../TermIndex';
import { gatherEvidence } from './evidence';
import { findPages, pageOf, type Sighting } from './findPages';
import { mostPromising } from './mostPromising';
import { rankPage, type PageHit } from './rankPage';
import type { Slot } from './Slot';
import * as weights from './weights';

/** How much each thing asked for counts: rare ones more; together 1. */
function shares(
  slots: readonly Slot[],
  sightings: readonly Sighting[],
  pageCount: number,
): number[] {
  const raw = slots.map(({ weight }, at) => {
    const pages = sightings[at]?.pages.size ?? 0;
    const rarity = Math.log(1 + pageCount / (1 + pages)) / Math.log(1 + pageCount);
    return weight * (weights.idfFloor + rarity);
  });
  const total = raw.reduce((sum, value) => sum + value, 0) || 1;
  return raw.map((value) => value / total);
}

/** Ranks the pages that answer a query, best first, each with its best sections. */
export function rank(
  index: TermIndex,
  slots: readonly Slot[],
  { pageCount, linked }: Pick<Manifest, 'pageCount' | 'linked'>,
): PageHit[] {
  const sightings = slots.map((slot) => findPages(index, slot));
  const share = shares(slots, sightings, pageCount);
  const promising = mostPromising(
    sightings.map(({ pages }) => pages),
    share,
  );
  const evidence = sightings.map((sighting) => gatherEvidence(sighting, promising));
  const telling = slots.flatMap(({ shapes }, at) => (shapes ? [] : at));
  const heard = telling.flatMap((at) => (evidence[at]?.size ? [evidence[at]] : []));
  const codes = slots.flatMap(({ code }, at) => (code ? at : []));
  const pages = new Map<number, Set<number>>();
  // Words that only shape a question stand on every page, and bring none of their own.
  for (const found of heard.length ? heard : evidence) {
    for (const section of found.keys()) {
      const page = pageOf(section);
      const sections = pages.get(page) ?? new Set([page * sectionsPerPage]);
      pages.set(page, sections.add(section));
    }
  }
  return [...pages]
    .map(([page, sections]) => {
      const digit = Number(linked[page] ?? 0);
      const standing = digit === aside ? weights.aside : (weights.linked * digit) / mostLinked;
      return rankPage(page, sections, evidence, share, telling, codes, standing);
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
