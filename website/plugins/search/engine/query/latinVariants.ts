import type { TermIndex, Variant } from '../TermIndex';
import { latinTerms } from '../words/latinTerms';
import type { Found } from './Slot';
import { hasSynonyms } from './synonymsOf';

/** Looks up an English word or an identifier: whole, as the start of one, and by its parts. */
export function latinVariants(index: TermIndex, text: string, last: boolean): Found {
  const { whole, parts } = latinTerms(text);
  if (!whole) return { variants: [], sure: false };
  const lower = text.toLowerCase().replace(/[.\-:_$]+/g, '');
  const literal = lower !== whole && index.knows(lower);
  const sure = literal || index.knows(whole) || hasSynonyms(index, whole);
  const variants: Variant[] = [];
  if (literal) variants.push({ term: lower, weight: 1 });
  if (sure) variants.push({ term: whole, weight: literal ? 0.95 : 1, prefix: whole.length > 2 });
  const begins = (last || !sure) && lower.length > 1 && index.beginningWith(lower, 1).length > 0;
  if (begins && (!sure || lower !== whole)) {
    variants.push({ term: lower, weight: sure ? 0.8 : 1, prefix: true });
  }
  if (!sure && parts.length && parts.every((part) => index.knows(part))) {
    for (const part of parts) variants.push({ term: part, weight: begins ? 0.35 : 0.6 });
    return { variants, sure: true };
  }
  return { variants, sure };
}
