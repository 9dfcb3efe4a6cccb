import type { TermIndex } from '../engine/TermIndex';
import { mostLinked } from '../format/manifest';
import { pageOf, sectionsPerPage } from '../format/postings';
import type { QueryTerm } from '../query/variants';
import { type Evidence, gatherEvidence, noEvidence, proximity } from './evidence';
import * as weights from './weights';

/**
 * Collects the evidence for each term, and the weights of the terms: rare ones weigh more, unknown
 * ones most; together 1.
 */
export function weighTerms(
  index: TermIndex,
  terms: readonly QueryTerm[],
  pageCount: number,
): { evidence: Map<number, Evidence>[]; termWeights: number[] } {
  const evidence = terms.map((term) => gatherEvidence(index, term));
  const raw = terms.map(({ weight }, at) => {
    const pages = new Set([...(evidence[at]?.keys() ?? [])].map(pageOf)).size;
    const rarity = Math.log(1 + pageCount / (1 + pages)) / Math.log(1 + pageCount);
    return weight * (weights.idfFloor + rarity);
  });
  const total = raw.reduce((sum, value) => sum + value, 0) || 1;
  return { evidence, termWeights: raw.map((value) => value / total) };
}

/** Ranks the pages for a query, best first, each with its best sections. */
export function rank(
  index: TermIndex,
  terms: readonly QueryTerm[],
  linked: readonly number[],
): PageHit[] {
  const { evidence, termWeights } = weighTerms(index, terms, linked.length);
  const content = terms.flatMap(({ isFunctionWord }, at) => (isFunctionWord ? [] : at));
  const matched = content.flatMap((at) => (evidence[at]?.size ? [evidence[at]] : []));
  const codes = terms.flatMap(({ code }, at) => (code ? at : []));
  const pages = new Map<number, Set<number>>();
  // Question words are on every page, so they add no candidates.
  for (const found of matched.length ? matched : evidence) {
    for (const section of found.keys()) {
      const page = pageOf(section);
      const sections = pages.get(page) ?? new Set([page * sectionsPerPage]);
      pages.set(page, sections.add(section));
    }
  }
  return [...pages]
    .map(([page, sections]) => {
      const linkBonus = (weights.linked * (linked[page] ?? 0)) / mostLinked;
      return rankPage(page, sections, evidence, termWeights, content, codes, linkBonus);
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

interface SectionHit {
  /** Its number on the whole site. */
  section: number;
  score: number;
  /** The confidence that the whole query is covered, from 0 to 1. */
  coverage: number;
  /** The terms in the heading or title, including aliases. */
  termsInHeading: readonly number[];
}

/** The minimum evidence of a heading, by any name, to be about a term. */
const leastHeading = 0.8;

/**
 * Puts the page itself before its best section when the title covers the query and that section's
 * own heading contains none of it: what a page is about is explained at its start.
 */
function beginAtTop(
  hits: readonly Omit<SectionHit, 'termsInHeading'>[],
  top: number,
  evidence: readonly ReadonlyMap<number, Evidence>[],
): readonly Omit<SectionHit, 'termsInHeading'>[] {
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
const leastTitle = 0.5;

function noisyOr(...chances: number[]): number {
  return 1 - chances.reduce((left, chance) => left * (1 - Math.min(0.99, chance)), 1);
}

/** The confidence that a term is covered at all. */
function coverageOf(heading: number, body: number, page: number): number {
  if (heading > 0) return weights.headingCovers + (1 - weights.headingCovers) * heading;
  return body > 0 ? weights.bodyCovers : page > 0 ? weights.pageCovers : 0;
}

/** How exactly a heading matches: all of the query in it, and little else. */
function exactness(evidence: readonly Evidence[], termWeights: readonly number[]): number {
  let queryShare = 0;
  let headingShare = 0;
  evidence.forEach((found, at) => {
    queryShare += (termWeights[at] ?? 0) * found.heading;
    headingShare += found.share;
  });
  return queryShare ** weights.exactPower * Math.min(1, headingShare);
}

/** Scores a page by its best section, combining text, title and page. */
function rankPage(
  page: number,
  sections: ReadonlySet<number>,
  evidence: readonly Map<number, Evidence>[],
  termWeights: readonly number[],
  /** Which terms are not question words. */
  content: readonly number[],
  /** Which terms look like error codes. */
  codes: readonly number[],
  /** The bonus for incoming links. */
  linkBonus: number,
): PageHit {
  const top = page * sectionsPerPage;
  const title = evidence.map((found) => found.get(top) ?? noEvidence);
  const exactTitle = exactness(title, termWeights);
  const pageTexts = evidence.map((found) => {
    let sum = 0;
    for (const section of sections) sum += found.get(section)?.body ?? 0;
    return sum / (sum + weights.pageHalfFull);
  });
  const hits = [...sections].map((section): Omit<SectionHit, 'termsInHeading'> => {
    const own = evidence.map((found) => found.get(section) ?? noEvidence);
    const isTop = section === top;
    let score = 0;
    let coverage = 0;
    termWeights.forEach((weight, at) => {
      const here = own[at] ?? noEvidence;
      const above = title[at] ?? noEvidence;
      const whole = pageTexts[at] ?? 0;
      score +=
        weight *
        noisyOr(
          Math.max(weights.title * above.heading, weights.heading * here.heading),
          isTop ? 0 : weights.both * Math.min(above.heading, here.heading),
          weights.body * here.body,
          weights.crumb * here.crumb,
          weights.pageBody * whole,
        );
      coverage += weight * coverageOf(Math.max(above.heading, here.heading), here.body, whole);
    });
    const exactHeading = isTop ? 0 : exactness(own, termWeights);
    const named = !isTop && codes.some((at) => (own[at]?.share ?? 0) > 0.95);
    return {
      section,
      coverage,
      score:
        (score + weights.together * proximity(own, termWeights, content)) * coverage +
        Math.max(
          (weights.titleExact - (isTop ? 0 : weights.underTitle * exactTitle ** 3)) * exactTitle,
          weights.headingExact * exactHeading,
          named ? weights.code : 0,
        ),
    };
  });
  hits.sort((a, b) => b.score - a.score || a.section - b.section);
  const score = (hits[0]?.score ?? 0) * (1 + linkBonus);
  const isTopic =
    content.length > 0 && content.every((at) => (title[at]?.heading ?? 0) > leastTitle);
  const shown = isTopic ? beginAtTop(hits, top, evidence) : hits;
  const hasHeading = (section: number, found: ReadonlyMap<number, Evidence>): boolean =>
    [section, top].some((place) => (found.get(place)?.heading ?? 0) >= leastHeading);
  return {
    page,
    score,
    sections: shown.slice(0, mostSections).map((hit) => ({
      ...hit,
      termsInHeading: evidence.flatMap((found, at) => (hasHeading(hit.section, found) ? at : [])),
    })),
  };
}
