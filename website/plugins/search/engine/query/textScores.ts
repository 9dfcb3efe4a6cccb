import { textFields } from '../fields';
import { weightOf } from '../whereabouts';
import type { Match } from './matching';

const saturation = 4.8;
const floor = 0.5;

/** Scores the texts of sections for matches, by BM25+ without its correction for length. */
export function textScores(matches: readonly Match[], sectionCount: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { places, weightInText } of matches) {
    for (const field of textFields) {
      const sections = places.get(field);
      if (!sections) continue;
      const rarity = Math.log(1 + (sectionCount - sections.size + 0.5) / (sections.size + 0.5));
      for (const [section, packed] of sections) {
        const times = weightOf(packed);
        const score = rarity * (floor + (times * (saturation + 1)) / (times + saturation));
        scores.set(section, (scores.get(section) ?? 0) + weightInText * score);
      }
    }
  }
  return scores;
}
