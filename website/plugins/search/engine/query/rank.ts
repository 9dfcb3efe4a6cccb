import { sectionsPerPage, type Field } from '../fields';
import type { TermIndex } from '../TermIndex';
import type { Slot } from './readQuery';

export const weights = {
  title: 0.75,
  heading: 0.6,
  body: 0.4,
  crumb: 0.15,
  slug: 0.85,
  anchor: 0.55,
  alias: 0.75,
  initials: 0.95,
  code: 0.2,
  pageBody: 0.25,
  coverage: 2,
  titleExact: 1.2,
  headingExact: 0.55,
  prefix: 0.8,
  fuzzy: 0.8,
  idfFloor: 0.3,
};

export interface SectionHit {
  section: number;
  score: number;
}

export interface PageHit {
  page: number;
  score: number;
  sections: SectionHit[];
}

interface Evidence {
  heading: number;
  /** Words of the heading this slot accounts for, as a share of the heading. */
  share: number;
  body: number;
  crumb: number;
}

const nothing: Evidence = { heading: 0, share: 0, body: 0, crumb: 0 };
const headingFields: readonly Field[] = ['heading', 'slug', 'anchor', 'alias', 'initials'];

function fieldQuality(field: Field): number {
  if (field === 'heading') return 1;
  return weights[field as 'slug' | 'anchor' | 'alias' | 'initials'];
}

function closeness(slot: Slot, term: string): number {
  let best = 0;
  for (const variant of slot.variants) {
    let quality: number;
    if (variant.term === term) quality = 1;
    else if (variant.prefix && term.startsWith(variant.term)) {
      quality = weights.prefix * (0.5 + (0.5 * variant.term.length) / term.length);
    } else if (variant.fuzzy) quality = weights.fuzzy;
    else continue;
    best = Math.max(best, quality * variant.weight);
  }
  return best;
}

function gather(index: TermIndex, slot: Slot): Map<number, Evidence> {
  const found = new Map<number, Evidence>();
  const qualities = new Map<string, number>();
  const results = index.find(slot.variants);
  let top = 0;
  for (const { score, queryTerms } of results)
    top = Math.max(top, score / (queryTerms.length || 1));
  for (const { id, score, queryTerms, match } of results) {
    const evidence = { ...nothing };
    let best = 0;
    for (const [term, inFields] of Object.entries(match)) {
      let quality = qualities.get(term);
      if (quality === undefined) qualities.set(term, (quality = closeness(slot, term)));
      best = Math.max(best, quality);
      for (const field of inFields as Field[]) {
        if (field === 'crumb') evidence.crumb = Math.max(evidence.crumb, quality);
        else if (headingFields.includes(field)) {
          const strength = quality * fieldQuality(field);
          if (strength > evidence.heading) {
            evidence.heading = strength;
            const length =
              field === 'anchor' ? 3 : (index.weightOf(term, field, id as number) ?? 1);
            evidence.share = 1 / length;
          }
        }
      }
    }
    evidence.body = top > 1e-6 ? (best * score) / (queryTerms.length || 1) / top : 0;
    found.set(id as number, evidence);
  }
  return found;
}

function either(...chances: number[]): number {
  return 1 - chances.reduce((left, chance) => left * (1 - Math.min(0.99, chance)), 1);
}

/** Ranks the pages that answer a query, best first, each with its sections. */
export function rank(index: TermIndex, slots: readonly Slot[], pageCount: number): PageHit[] {
  const evidence = slots.map((slot) => gather(index, slot));
  const pages = new Map<number, Set<number>>();
  const frequency = evidence.map((found) => {
    const seen = new Set<number>();
    for (const section of found.keys()) {
      const page = Math.floor(section / sectionsPerPage);
      seen.add(page);
      const sections = pages.get(page);
      if (sections) sections.add(section);
      else pages.set(page, new Set([section]));
    }
    return seen.size;
  });
  const raw = slots.map(({ weight }, at) => {
    const rarity = Math.log(1 + pageCount / (1 + (frequency[at] ?? 0))) / Math.log(1 + pageCount);
    return weight * (weights.idfFloor + rarity);
  });
  const total = raw.reduce((sum, value) => sum + value, 0) || 1;
  const share = raw.map((value) => value / total);
  const hits: PageHit[] = [];
  for (const [page, sections] of pages) hits.push(rankPage(page, sections, evidence, share));
  return hits.sort((a, b) => b.score - a.score || a.page - b.page);
}

function rankPage(
  page: number,
  sections: Set<number>,
  evidence: Map<number, Evidence>[],
  share: number[],
): PageHit {
  const top = page * sectionsPerPage;
  sections.add(top);
  const title = evidence.map((found) => found.get(top) ?? nothing);
  const pageBody = evidence.map((found) => {
    let sum = 0;
    for (const section of sections) sum += found.get(section)?.body ?? 0;
    return sum / (sum + 2);
  });
  const hits: SectionHit[] = [];
  for (const section of sections) {
    const own = evidence.map((found) => found.get(section) ?? nothing);
    let score = 0;
    let covered = 0;
    let inHeading = 0;
    let ofHeading = 0;
    let inTitle = 0;
    let ofTitle = 0;
    share.forEach((weight, at) => {
      const here = own[at] ?? nothing;
      const above = title[at] ?? nothing;
      const isTop = section === top;
      const chance = either(
        weights.title * above.heading,
        isTop ? 0 : weights.heading * here.heading,
        weights.body * here.body,
        weights.crumb * here.crumb,
        weights.pageBody * (pageBody[at] ?? 0),
      );
      score += weight * chance;
      covered +=
        weight *
        Math.min(
          1,
          Math.max(
            above.heading,
            here.heading,
            here.body > 0 ? 0.9 : 0,
            (pageBody[at] ?? 0) > 0 ? 0.7 : 0,
          ),
        );
      inHeading += weight * here.heading;
      ofHeading += here.share * here.heading;
      inTitle += weight * above.heading;
      ofTitle += above.share * above.heading;
    });
    const exactHeading = section === top ? 0 : inHeading ** 2 * Math.min(1, ofHeading);
    const exactTitle = inTitle ** 2 * Math.min(1, ofTitle);
    score =
      score * covered ** weights.coverage +
      weights.headingExact * exactHeading +
      weights.titleExact * exactTitle;
    hits.push({ section, score });
  }
  hits.sort((a, b) => b.score - a.score || a.section - b.section);
  return { page, score: hits[0]?.score ?? 0, sections: hits.slice(0, 3) };
}
