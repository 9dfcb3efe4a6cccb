import { fields, sectionsPerPage, textFields, type Field } from '../fields';
import type { TermIndex } from '../TermIndex';
import { weightOf } from '../whereabouts';
import { headingStrength } from './headingStrength';
import { matching, type Match } from './matching';
import type { Slot } from './Slot';
import { textScores } from './textScores';

/** Where one of the things asked for stands at all. */
export interface Sighting {
  matches: readonly Match[];
  /** How well the text of a section answers, from 0 to 1. */
  texts: ReadonlyMap<number, number>;
  /** The best that each page has of it, from 0 to 1. */
  pages: ReadonlyMap<number, number>;
}

/** The page of a section. */
export const pageOf = (section: number): number => Math.trunc(section / sectionsPerPage);

/** Finds the pages that have one of the things asked for: without a closer look, which few will need. */
export function findPages(index: TermIndex, slot: Slot): Sighting {
  const matches = matching(index, slot.variants);
  const pages = new Map<number, number>();
  const note = (section: number, value: number): void => {
    const page = pageOf(section);
    if (value > (pages.get(page) ?? -1)) pages.set(page, value);
  };
  for (const { places, quality } of matches) {
    for (const [number, sections] of places) {
      if (textFields.includes(number)) continue;
      const field = fields[number] as Field;
      sections.forEach((packed, section) => {
        const strength = headingStrength(field, weightOf(packed) / 15);
        note(section, strength > 0 ? 0.6 + 0.4 * quality * strength : 0);
      });
    }
  }
  const texts = textScores(matches, index.sectionCount);
  texts.forEach((score, section) => note(section, 0.3 + 0.2 * score));
  return { matches, texts, pages };
}
