import { sectionsPerPage } from '../fields';
import { aside, mostLinked, type Manifest } from '../manifest';
import type { TermIndex } from '../TermIndex';
import { gatherEvidence, type Evidence } from './evidence';
import { mostPromising } from './mostPromising';
import { rankPage, type PageHit } from './rankPage';
import { tellingWeight, type Slot } from './Slot';
import * as weights from './weights';

const pageOf = (section: number): number => Math.floor(section / sectionsPerPage);

/** How much each thing asked for counts: rare ones more; together 1. */
function shares(
  slots: readonly Slot[],
  evidence: readonly Map<number, Evidence>[],
  pageCount: number,
): number[] {
  const raw = slots.map(({ weight }, at) => {
    const pages = new Set([...(evidence[at]?.keys() ?? [])].map(pageOf)).size;
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
  const evidence = slots.map((slot) => gatherEvidence(index, slot));
  const share = shares(slots, evidence, pageCount);
  const telling = slots.flatMap(({ weight }, at) => (weight < tellingWeight ? [] : at));
  const heard = telling.flatMap((at) => (evidence[at]?.size ? [evidence[at]] : []));
  const codes = slots.flatMap(({ code }, at) => (code ? at : []));
  const promising = mostPromising(evidence, share, pageOf);
  const pages = new Map<number, Set<number>>();
  // Words that only shape a question stand on every page, and bring none of their own.
  for (const found of heard.length ? heard : evidence) {
    for (const section of found.keys()) {
      const page = pageOf(section);
      if (!promising.has(page)) continue;
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
