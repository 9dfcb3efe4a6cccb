import type { Field } from '../../engine/fields';
import type { Analyzed } from '../words/analyzeWord';
import type { Terms } from './Terms';

/** How many words a heading has, those that say little aside. */
export const unitsOf = (words: readonly Analyzed[]): number =>
  words.reduce((sum, word) => sum + word.units, 0);

/** Adds the words of a heading, each with its share of it. */
export function addHeading(
  terms: Terms,
  words: readonly Analyzed[],
  field: Field,
  section: number,
  /** As many words as it has at least. */
  least = 1,
): void {
  const counted = unitsOf(words);
  // A heading of nothing but words that say little says just these: `use`.
  const units = Math.max(least, counted || words.length);
  for (const { term, text, literal, parts, units: ownUnits } of words) {
    const own = counted ? ownUnits : 1;
    if (field === 'heading' && !/[을를은는에의]$/.test(text))
      terms.putShare(literal, field, section, own / units);
    terms.putShare(term, field, section, own / units);
    const partField = field === 'heading' ? 'part' : field;
    for (const part of parts) terms.putShare(part, partField, section, 1 / units);
  }
}
