import { sectionsPerPage } from '../fields';
import { beginAtTop, type SectionHit } from './beginAtTop';
import { noEvidence, type Evidence } from './evidence';
import { togetherness } from './togetherness';
import * as weights from './weights';

export interface PageHit {
  page: number;
  score: number;
  /** Best first, three at most. */
  sections: SectionHit[];
}

const mostSections = 3;
/** How strongly a title has to have what was asked for to be what the page is about. */
const entitling = 0.5;

function either(...chances: number[]): number {
  return 1 - chances.reduce((left, chance) => left * (1 - Math.min(0.99, chance)), 1);
}

/** How surely something asked for is here at all. */
function coverage(heading: number, body: number, page: number): number {
  if (heading > 0) return weights.headingCovers + (1 - weights.headingCovers) * heading;
  return body > 0 ? weights.bodyCovers : page > 0 ? weights.pageCovers : 0;
}

/** How fully a heading is what was asked for: all of the query in it, and little else. */
function exactness(evidence: readonly Evidence[], share: readonly number[]): number {
  let asked = 0;
  let answered = 0;
  evidence.forEach((found, at) => {
    asked += (share[at] ?? 0) * found.heading;
    answered += found.share;
  });
  return asked ** weights.exactPower * Math.min(1, answered);
}

/** Scores a page by its best section, whose words, title and page all count. */
export function rankPage(
  page: number,
  sections: ReadonlySet<number>,
  evidence: readonly Map<number, Evidence>[],
  share: readonly number[],
  /** Which things were not just there to shape a question. */
  telling: readonly number[],
  /** Which things are written like the code of an error. */
  codes: readonly number[],
  /** What being linked to by other pages adds, or standing aside takes off. */
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
  const hits = [...sections].map((section): SectionHit => {
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
      score:
        (score + weights.together * togetherness(own, share, telling)) * covered +
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
    telling.length > 0 && telling.every((at) => (title[at]?.heading ?? 0) > entitling);
  const shown = entitled ? beginAtTop(hits, top, evidence) : hits;
  return { page, score, sections: shown.slice(0, mostSections) };
}
