import type { TermIndex } from '../engine/TermIndex';
import type { LoadedPostings } from '../format/codec';
import { textFields, weightOf } from '../format/postings';
import type { Variant } from '../query/variants';
import * as weights from './weights';

/** A known term that at least one variant matches. */
interface Match {
  term: string;
  postings: LoadedPostings;
  /** The confidence that this is what was meant, from 0 to 1. */
  quality: number;
  /** The number of query words it stands for. */
  wordCount: number;
  /** Its factor for texts: prefixes count less the more letters are missing. */
  weightInText: number;
}

/** When no more words than these have the prefix, the rest of the word is hardly in doubt. */
const fewWords = 4;
const shortestClear = 4;

/** The known terms that the variants match, each once. */
export function matching(index: TermIndex, variants: readonly Variant[]): Match[] {
  const found = new Map<string, Match>();
  for (const { term: queried, weight, prefix = false, wordCount = 1, textFactor = 1 } of variants) {
    const known = [...index.find(queried, prefix)];
    const isClear = known.length <= fewWords && queried.length >= shortestClear;
    const begins = isClear ? weights.clearPrefix : weights.prefix;
    for (const [term, postings] of known) {
      const whole = term === queried;
      const begun = begins * (0.5 + (0.5 * queried.length) / term.length);
      const quality = weight * (whole ? 1 : begun);
      const missing = term.length - queried.length;
      const counted = weight * (whole ? 1 : (0.375 * term.length) / (term.length + 0.3 * missing));
      const match = found.get(term) ?? {
        term,
        postings,
        quality: 0,
        wordCount: 1,
        weightInText: 0,
      };
      found.set(term, match);
      match.weightInText += textFactor * counted;
      if (quality > match.quality) Object.assign(match, { quality, wordCount });
    }
  }
  return [...found.values()];
}

const saturation = 4.8;
const textFloor = 0.5;

/** Scores section texts with BM25+ without length normalization; the best score is 1. */
export function textScores(
  matches: readonly Match[],
  sectionCount: number,
): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  let best = 1e-6;
  for (const { postings, weightInText } of matches) {
    for (const field of textFields) {
      const sections = postings.get(field);
      if (!sections) continue;
      const rarity = Math.log(1 + (sectionCount - sections.size + 0.5) / (sections.size + 0.5));
      sections.forEach((packed, section) => {
        const times = weightOf(packed);
        const score = rarity * (textFloor + (times * (saturation + 1)) / (times + saturation));
        const sum = (scores.get(section) ?? 0) + weightInText * score;
        scores.set(section, sum);
        if (sum > best) best = sum;
      });
    }
  }
  scores.forEach((score, section) => scores.set(section, score / best));
  return scores;
}
