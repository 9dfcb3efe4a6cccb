import { type Field } from '../fields';
import type { TermIndex, Variant } from '../TermIndex';
import type { Slot } from './Slot';
import { weights } from './weights';

/** What speaks for a section on one of the things asked for, each from 0 to 1. */
export interface Evidence {
  heading: number;
  /** How much of the heading it accounts for. */
  share: number;
  body: number;
  crumb: number;
}

export const noEvidence: Evidence = { heading: 0, share: 0, body: 0, crumb: 0 };

const strengthOf = {
  heading: () => 1,
  part: () => weights.part,
  slug: () => weights.slug,
  name: () => weights.name,
  anchor: () => weights.anchor,
  alias: (share: number) => weights.alias * (0.4 + 0.6 * Math.min(1, share * 2)),
  initials: () => weights.initials,
} as const;

const isHeadingField = (field: Field): field is keyof typeof strengthOf => field in strengthOf;

interface Closeness {
  quality: number;
  spans: number;
}

function closeness(variants: readonly Variant[], term: string): Closeness {
  const best: Closeness = { quality: 0, spans: 1 };
  for (const { term: wanted, weight, prefix, spans = 1 } of variants) {
    let quality = 0;
    if (wanted === term) quality = weight;
    else if (prefix && term.startsWith(wanted)) {
      quality = weight * weights.prefix * (0.5 + (0.5 * wanted.length) / term.length);
    }
    if (quality > best.quality) Object.assign(best, { quality, spans });
  }
  return best;
}

/** Gathers what speaks for every section on one of the things asked for. */
export function gatherEvidence(index: TermIndex, slot: Slot): Map<number, Evidence> {
  const found = new Map<number, Evidence>();
  const known = new Map<string, Closeness>();
  const results = slot.variants.length ? index.find(slot.variants) : [];
  const bodyScore = ({ score, queryTerms }: (typeof results)[number]): number =>
    score / (queryTerms.length || 1);
  const top = results.reduce((most, result) => Math.max(most, bodyScore(result)), 1e-6);
  for (const result of results) {
    const section = result.id as number;
    const evidence = { ...noEvidence };
    let best = 0;
    for (const [term, inFields] of Object.entries(result.match)) {
      const { quality, spans } = known.get(term) ?? closeness(slot.variants, term);
      known.set(term, { quality, spans });
      best = Math.max(best, quality);
      for (const field of inFields as Field[]) {
        if (field === 'crumb') evidence.crumb = Math.max(evidence.crumb, quality);
        if (!isHeadingField(field)) continue;
        const share = (index.weightOf(term, field, section) ?? 0) / 15;
        const strength = quality * strengthOf[field](share);
        if (strength <= evidence.heading) continue;
        evidence.heading = strength;
        evidence.share = share / spans;
      }
    }
    evidence.body = (best * bodyScore(result)) / top;
    if (evidence.body < 1e-4) evidence.body = 0;
    found.set(section, evidence);
  }
  return found;
}
