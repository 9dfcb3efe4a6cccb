import type { Field } from '../../engine/fields';
import type { Analyzed } from '../words/Analyzer';
import type { Terms } from './Terms';

/** Adds Hangul words that stand side by side as one: spacing varies. */
function addJoined(terms: Terms, words: readonly Analyzed[], section: number, units: number): void {
  words.slice(1).forEach((right, at) => {
    const left = words[at];
    if (left?.script !== 'hangul' || right.script !== 'hangul' || left.literal !== left.term)
      return;
    const share = (left.units + right.units) / units;
    terms.putShare(left.term + right.term.slice(1), 'heading', section, share);
  });
}

/** Adds the words of a heading, each with its share of it. */
export function addHeading(
  terms: Terms,
  words: readonly Analyzed[],
  field: Field,
  section: number,
): void {
  const units = Math.max(
    1,
    words.reduce((sum, word) => sum + word.units, 0),
  );
  if (field === 'heading') addJoined(terms, words, section, units);
  for (const { term, literal, parts, units: own } of words) {
    if (field === 'heading') terms.putShare(literal, field, section, own / units);
    terms.putShare(term, field, section, own / units);
    const partField = field === 'heading' ? 'part' : field;
    for (const part of parts) terms.putShare(part, partField, section, 1 / units);
  }
}
