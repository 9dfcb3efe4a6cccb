import { textFields } from '../fields';
import { weightOf } from '../whereabouts';
import type { Match } from './matching';

const saturation = 4.8;
const floor = 0.5;

/**
 * Scores the texts of sections for matches, by BM25+ without its correction for length; the best of all
 * is 1.
 */
export function textScores(matches: readonly Match[], sectionCount: number): Map<number, number> {
  const scores = new Map<number, number>();
  let best = 1e-6;
  for (const { places, weightInText } of matches) {
    for (const field of textFields) {
      const sections = places.get(field);
      if (!sections) continue;
      const rarity = Math.log(1 + (sectionCount - sections.size + 0.5) / (sections.size + 0.5));
      sections.forEach((packed, section) => {
        const times = weightOf(packed);
        const score = rarity * (floor + (times * (saturation + 1)) / (times + saturation));
        const sum = (scores.get(section) ?? 0) + weightInText * score;
        scores.set(section, sum);
        if (sum > best) best = sum;
      });
    }
  }
  scores.forEach((score, section) => scores.set(section, score / best));
  return scores;
}
