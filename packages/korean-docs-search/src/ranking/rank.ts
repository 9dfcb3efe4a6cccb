import type { TermIndex } from '../engine/TermIndex';
import { mostLinked } from '../format/manifest';
import { pageOf, sectionsPerPage } from '../format/postings';
import type { Slot } from '../query/variants';
import { type Evidence, gatherEvidence, noEvidence, proximity } from './evidence';
import * as weights from './weights';

/**
 * Collects the evidence for each term, and the weights of the terms: rare ones weigh more, unknown
 * ones most; together 1.
 */
export function weighSlots(
  index: TermIndex,
  slots: readonly Slot[],
  pageCount: number,
): { evidence: Map<number, Evidence>[]; share: number[] } {
  const evidence = slots.map((slot) => gatherEvidence(index, slot));
  const raw = slots.map(({ weight }, at) => {
    const pages = new Set([...(evidence[at]?.keys() ?? [])].map(pageOf)).size;
    const rarity = Math.log(1 + pageCount / (1 + pages)) / Math.log(1 + pageCount);
    return weight * (weights.idfFloor + rarity);
  });
  const total = raw.reduce((sum, value) => sum + value, 0) || 1;
  return { evidence, share: raw.map((value) => value / total) };
}

/** Ranks the pages for a query, best first, each with its best sections. */
export function rank(
  index: TermIndex,
  slots: readonly Slot[],
  linked: readonly number[],
): PageHit[] {
  const { evidence, share } = weighSlots(index, slots, linked.length);
  const content = slots.flatMap(({ isFunctionWord }, at) => (isFunctionWord ? [] : at));
  const heard = content.flatMap((at) => (evidence[at]?.size ? [evidence[at]] : []));
  const codes = slots.flatMap(({ code }, at) => (code ? at : []));
  const pages = new Map<number, Set<number>>();
  // Question words are on every page, so they add no candidates.
  for (const found of heard.length ? heard : evidence) {
    for (const section of found.keys()) {
      const page = pageOf(section);
      const sections = pages.get(page) ?? new Set([page * sectionsPerPage]);
      pages.set(page, sections.add(section));
    }
  }
  return [...pages]
    .map(([page, sections]) => {
      const standing = (weights.linked * (linked[page] ?? 0)) / mostLinked;
      return rankPage(page, sections, evidence, share, content, codes, standing);
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

interface SectionHit {
  /** Its number on the whole site. */
  section: number;
  score: number;
  /** The confidence that the whole query is covered, from 0 to 1. */
  covered: number;
  /** The terms in the heading or title, including aliases. */
  headed: readonly number[];
}

/** The minimum evidence of a heading, by any name, to be about a term. */
const heading = 0.8;

/**
 * Puts the page itself before its best section when the title covers the query and that section's
 * own heading contains none of it: what a page is about is explained at its start.
 */
function beginAtTop(
  hits: readonly Omit<SectionHit, 'headed'>[],
  top: number,
  evidence: readonly ReadonlyMap<number, Evidence>[],
): readonly Omit<SectionHit, 'headed'>[] {
  const best = hits[0]?.section ?? top;
  if (evidence.some((found) => (found.get(best)?.heading ?? 0) > 0)) return hits;
  const isTop = ({ section }: Pick<SectionHit, 'section'>): boolean => section === top;
  return [...hits.filter(isTop), ...hits.filter((hit) => !isTop(hit))];
}

export interface PageHit {
  page: number;
  score: number;
  /** Best first, three at most. */
  sections: SectionHit[];
}

const mostSections = 3;
/** The minimum evidence of a title to be what the page is about. */
const entitling = 0.5;

function either(...chances: number[]): number {
  return 1 - chances.reduce((left, chance) => left * (1 - Math.min(0.99, chance)), 1);
}

/** The confidence that a term is covered at all. */
function coverage(heading: number, body: number, page: number): number {
  if (heading > 0) return weights.headingCovers + (1 - weights.headingCovers) * heading;
  return body > 0 ? weights.bodyCovers : page > 0 ? weights.pageCovers : 0;
}

/** How exactly a heading matches: all of the query in it, and little else. */
function exactness(evidence: readonly Evidence[], share: readonly number[]): number {
  let asked = 0;
  let answered = 0;
  evidence.forEach((found, at) => {
    asked += (share[at] ?? 0) * found.heading;
    answered += found.share;
  });
  return asked ** weights.exactPower * Math.min(1, answered);
}

/** Scores a page by its best section, combining text, title and page. */
function rankPage(
  page: number,
  sections: ReadonlySet<number>,
  evidence: readonly Map<number, Evidence>[],
  share: readonly number[],
  /** Which terms are not question words. */
  content: readonly number[],
  /** Which terms look like error codes. */
  codes: readonly number[],
  /** The bonus for incoming links. */
  standing: number,
): PageHit {
  const top = page * sectionsPerPage;
  const title = evidence.map((found) => found.get(top) ?? noEvidence);
  const exactTitle = exactness(title, share);
  const onPage = evidence.map((found) => {
    let sum = 0;
    for (const section of sections) sum += found.get(section)?.body ?? 0;
    return sum / (sum + weights.pageHalfFull);
  });
  const hits = [...sections].map((section): Omit<SectionHit, 'headed'> => {
    const own = evidence.map((found) => found.get(section) ?? noEvidence);
    const isTop = section === top;
    let score = 0;
    let covered = 0;
    share.forEach((weight, at) => {
      const here = own[at] ?? noEvidence;
      const above = title[at] ?? noEvidence;
      const whole = onPage[at] ?? 0;
      score +=
        weight *
        either(
          Math.max(weights.title * above.heading, weights.heading * here.heading),
          isTop ? 0 : weights.both * Math.min(above.heading, here.heading),
          weights.body * here.body,
          weights.crumb * here.crumb,
          weights.pageBody * whole,
        );
      covered += weight * coverage(Math.max(above.heading, here.heading), here.body, whole);
    });
    const exactHeading = isTop ? 0 : exactness(own, share);
    const named = !isTop && codes.some((at) => (own[at]?.share ?? 0) > 0.95);
    return {
      section,
      covered,
      score:
        (score + weights.together * proximity(own, share, content)) * covered +
        Math.max(
          (weights.titleExact - (isTop ? 0 : weights.underTitle * exactTitle ** 3)) * exactTitle,
          weights.headingExact * exactHeading,
          named ? weights.code : 0,
        ),
    };
  });
  hits.sort((a, b) => b.score - a.score || a.section - b.section);
  const score = (hits[0]?.score ?? 0) * (1 + standing);
  const entitled =
    content.length > 0 && content.every((at) => (title[at]?.heading ?? 0) > entitling);
  const shown = entitled ? beginAtTop(hits, top, evidence) : hits;
  const isHeaded = (section: number, found: ReadonlyMap<number, Evidence>): boolean =>
    [section, top].some((place) => (found.get(place)?.heading ?? 0) >= heading);
  return {
    page,
    score,
    sections: shown.slice(0, mostSections).map((hit) => ({
      ...hit,
      headed: evidence.flatMap((found, at) => (isHeaded(hit.section, found) ? at : [])),
    })),
  };
}
