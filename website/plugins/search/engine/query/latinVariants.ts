import type { TermIndex } from '../TermIndex';
import type { Variant } from './Variant';
import { latinTerms } from '../words/latinTerms';
import type { Found } from './Slot';
import { nearWords } from './nearWords';
import { hasSynonyms } from './synonymsOf';

/** What is reached for in something: `preventDefault` of `e.preventDefault`, joined to one word. */
function memberOf(text: string): string | undefined {
  const member = /^[\w$]+(?:\.[\w$]+)*\.([A-Za-z_$][\w$]+)$/.exec(text)?.[1];
  return member && latinTerms(member).whole;
}

/** What something is reached for in: `classList` of `classList.toggle`, but no name of a letter or two. */
function ownerOf(text: string): string | undefined {
  const owner = /^([A-Za-z]\w{3,})\./.exec(text)?.[1];
  return owner && latinTerms(owner).whole;
}

/** A slip in a shorter one is its first part alone: `vue2`. */
const longestPair = 6;

/** Looks up an English word or an identifier: whole, as the start of one, and by its parts. */
export function latinVariants(index: TermIndex, text: string, last: boolean): Found {
  const { whole, parts } = latinTerms(text);
  if (!whole) return { variants: [], sure: false };
  const lower = text.toLowerCase().replace(/[.\-:_$]+/g, '');
  const literal = lower !== whole && index.knows(lower);
  const sure = literal || index.knows(whole) || hasSynonyms(index, whole);
  const variants: Variant[] = [];
  const isSigned = whole.includes('$') && index.knows(whole);
  if (literal) variants.push({ term: lower, weight: isSigned ? 0.8 : 1 });
  if (sure)
    variants.push({
      term: whole,
      weight: literal && !isSigned ? 0.95 : 1,
      prefix: whole.length > 2,
    });
  const begins = (last || !sure) && lower.length > 1 && index.beginningWith(lower, 1).length > 0;
  const member = memberOf(text);
  // A slip in one part is no reason to look for the other alone: descibe.each.
  const near = member && !sure && !begins ? nearWords(index, { text, script: 'latin' }) : [];
  variants.push(...near.slice(0, 1));
  const only = near.length ? 0.4 : 0.9;
  if (member && index.knows(member)) variants.push({ term: member, weight: sure ? 0.7 : only });
  const owner = sure ? undefined : ownerOf(text);
  if (owner && index.knows(owner)) variants.push({ term: owner, weight: 0.4 });
  if (begins && (!sure || lower !== whole)) {
    variants.push({ term: lower, weight: sure ? 0.8 : 1, prefix: true });
  }
  if (!sure && parts.length && parts.every((part) => index.knows(part))) {
    const isCut = !begins && !variants.length;
    if (!isCut && !begins) for (const part of parts) variants.push({ term: part, weight: 0.2 });
    // One letter too many or too few: forwardReff.
    if (!begins && whole.length > longestPair)
      variants.push(...nearWords(index, { text, script: 'latin' }).slice(0, 1));
    return { variants, sure: true, pieces: isCut ? parts : undefined };
  }
  return { variants, sure };
}
