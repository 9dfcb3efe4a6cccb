import type { TermIndex } from '../engine/TermIndex';
import {
  around,
  type Field,
  fields,
  sectionsPerPage,
  windowsOf,
  weightOf,
} from '../format/postings';
import type { QueryTerm } from '../query/variants';
import { matching, textScores } from './matching';
import * as weights from './weights';

/** The evidence for a section on one term, each from 0 to 1. */
export interface Evidence {
  heading: number;
  /** The share of the heading that matches, weighted by field; for a page also of its address. */
  share: number;
  body: number;
  crumb: number;
  /** The windows of the section's text that match. */
  where: number;
  /** The confidence of the best variant that was found. */
  quality: number;
}

export const noEvidence: Evidence = {
  heading: 0,
  share: 0,
  body: 0,
  crumb: 0,
  where: 0,
  quality: 0,
};

/** Collects the evidence for all sections on one term. */
export function gatherEvidence(index: TermIndex, { variants }: QueryTerm): Map<number, Evidence> {
  const matches = matching(index, variants);
  const texts = textScores(matches, index.sectionCount);
  const found = new Map<number, Evidence>();
  const evidenceFor = (section: number): Evidence => {
    let evidence = found.get(section);
    if (!evidence) found.set(section, (evidence = { ...noEvidence }));
    return evidence;
  };
  for (const { postings, quality, wordCount } of matches) {
    for (const [number, sections] of postings) {
      const field = fields[number] as Field;
      sections.forEach((packed, section) => {
        const weight = weightOf(packed);
        const evidence = evidenceFor(section);
        evidence.quality = Math.max(evidence.quality, quality);
        evidence.where |= windowsOf(packed);
        if (field === 'crumb') evidence.crumb = Math.max(evidence.crumb, quality);
        const strength = quality * weights.headingStrength(field, weight / 15);
        const literal = field === 'also' ? weights.alsoExact : 1;
        const exact = (strength * literal * weight) / 15 / wordCount;
        const isTop = section % sectionsPerPage === 0;
        if (isTop ? exact > evidence.share : strength > evidence.heading) evidence.share = exact;
        evidence.heading = Math.max(evidence.heading, strength);
      });
    }
  }
  for (const [section, evidence] of found)
    evidence.body = evidence.quality * (texts.get(section) ?? 0);
  return found;
}

/** How close together, from 0 to 1, consecutive terms are in the section's text or heading. */
export function proximity(
  section: readonly Evidence[],
  termWeights: readonly number[],
  content: readonly number[],
): number {
  let sum = 0;
  let total = 0;
  for (let at = 1; at < content.length; at++) {
    const [left, right] = [content[at - 1] ?? 0, content[at] ?? 0];
    const [first, second] = [section[left], section[right]];
    if (!first || !second) continue;
    const weight = (termWeights[left] ?? 0) + (termWeights[right] ?? 0);
    const isNear = (around(first.where) & second.where) !== 0;
    const best = isNear ? 1 : weights.inHeading * Math.min(first.heading, second.heading);
    sum += weight * best;
    total += weight;
  }
  return total ? sum / total : 0;
}
