import { fields, sectionsPerPage, type Field } from '../fields';
import { stretchesOf, weightOf } from '../whereabouts';
import { pageOf, type Sighting } from './findPages';
import { headingStrength } from './headingStrength';
import * as weights from './weights';

/** What speaks for a section on one of the things asked for, each from 0 to 1. */
export interface Evidence {
  heading: number;
  /** How much of the heading it accounts for, and how strongly; of a page also of its address. */
  share: number;
  body: number;
  crumb: number;
  /** The stretches of the section's text that have it. */
  where: number;
  /** How surely the best that was found is what was meant. */
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

/** Gathers what speaks for every section of some pages on one of the things asked for. */
export function gatherEvidence(
  { matches, texts }: Sighting,
  pages: ReadonlySet<number>,
): Map<number, Evidence> {
  const found = new Map<number, Evidence>();
  const evidenceFor = (section: number): Evidence => {
    let evidence = found.get(section);
    if (!evidence) found.set(section, (evidence = { ...noEvidence }));
    return evidence;
  };
  for (const { places, quality, spans } of matches) {
    for (const [number, sections] of places) {
      const field = fields[number] as Field;
      sections.forEach((packed, section) => {
        if (!pages.has(pageOf(section))) return;
        const weight = weightOf(packed);
        const evidence = evidenceFor(section);
        evidence.quality = Math.max(evidence.quality, quality);
        evidence.where |= stretchesOf(packed);
        if (field === 'crumb') evidence.crumb = Math.max(evidence.crumb, quality);
        const strength = quality * headingStrength(field, weight / 15);
        const literal = field === 'also' ? weights.alsoExact : 1;
        const exact = (strength * literal * weight) / 15 / spans;
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
