import type { Places } from '../codec';
import type { TermIndex } from '../TermIndex';
import type { Variant } from './Variant';
import * as weights from './weights';

/** A known term that one of several variants means. */
export interface Match {
  term: string;
  places: Places;
  /** From 0 to 1: how surely this is what was meant. */
  quality: number;
  /** How many words of the query it stands for. */
  spans: number;
  /** What it counts for in texts: beginnings count less the more is missing. */
  weightInText: number;
}

/** Where no more words than these begin so, the rest of a word is hardly in doubt. */
const few = 4;
const shortest = 4;

/** The known terms that variants mean, each once. */
export function matching(index: TermIndex, variants: readonly Variant[]): Match[] {
  const found = new Map<string, Match>();
  for (const { term: wanted, weight, prefix = false, spans = 1, inText = 1 } of variants) {
    const known = [...index.find(wanted, prefix)];
    const isClear = known.length <= few && wanted.length >= shortest;
    const begins = isClear ? weights.clearPrefix : weights.prefix;
    for (const [term, places] of known) {
      const whole = term === wanted;
      const missing = term.length - wanted.length;
      const begun = begins * (0.5 + (0.5 * wanted.length) / term.length);
      const quality = weight * (whole ? 1 : begun);
      const counted = weight * (whole ? 1 : (0.375 * term.length) / (term.length + 0.3 * missing));
      const match = found.get(term) ?? { term, places, quality: 0, spans: 1, weightInText: 0 };
      found.set(term, match);
      match.weightInText += inText * counted;
      if (quality > match.quality) Object.assign(match, { quality, spans });
    }
  }
  return [...found.values()];
}
