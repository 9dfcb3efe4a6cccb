import type { TermIndex } from '../engine/TermIndex';
import { marks } from '../format/postings';
import { latinTerms } from '../text/englishStemmer';
import { hangulTerm, keystrokes } from '../text/hangul';
import { readings } from '../text/koreanStemmer';
import { nearWords } from './guesses';
import {
  type QueryWord,
  type LookupResult,
  hasSynonyms,
  synonymsBeginning,
  type Variant,
} from './variants';

const trustWeights = { whole: 1, sure: 0.95, unsure: 0.4 };
/** When the stem is much more frequent, the rest is a particle: 컴포넌트가, but not 이미지. */
const frequencyRatio = 4;
const shortestPrefix = 2;
const shortestCommon = 4;

const looseLetters = /(?<=.)[ㄱ-ㅎㅏ-ㅣ]+$/;

/** Known terms for a Hangul word as it is, and without particles and endings. */
export function exact(index: TermIndex, text: string): Variant[] {
  const variants: Variant[] = [];
  for (const { stem, trust } of readings(text)) {
    const term = marks.hangul + stem;
    if (!index.has(term) && !hasSynonyms(index, term)) continue;
    const [whole] = variants;
    const common =
      whole?.term === hangulTerm(text) &&
      index.frequency(term) > frequencyRatio * index.frequency(whole.term);
    const weight =
      trustWeights[common && trust === 'unsure' && stem.length >= shortestCommon ? 'sure' : trust];
    variants.push({ term, weight: whole ? weight : 1 });
  }
  return variants.slice(0, 3);
}

function beginning(index: TermIndex, keys: string, weight: number): Variant[] {
  if (keys.length < shortestPrefix) return [];
  const term = marks.hangul + keys;
  const known = index.beginningWith(term, 1).length > 0;
  const others = keys.length < 5 ? [] : synonymsBeginning(index, term, weight);
  return known ? [{ term, weight, prefix: true }, ...others] : others;
}

function onlyUnsure(text: string, variants: readonly Variant[]): boolean {
  const trusted = readings(text).filter(({ trust }) => trust !== 'unsure');
  return !trusted.some(({ stem }) => variants.some(({ term }) => term === marks.hangul + stem));
}

/** 감지자 may be 감지, or a typo of 감시자. */
function typos(index: TermIndex, text: string): Variant[] {
  const near = nearWords(index, { text, script: 'hangul' });
  return near.filter(({ term, weight }) => weight > 0.79 && index.inHeading(term)).slice(0, 2);
}

/** Looks up a Hangul word: as it is, without particles and endings, and as a prefix. */
function hangulVariants(index: TermIndex, text: string, last: boolean): LookupResult {
  const typing = looseLetters.test(text) ? beginning(index, keystrokes(text), 1) : [];
  if (typing.length) return { variants: typing, sure: false };
  const variants = exact(index, text.replace(looseLetters, ''));
  const sure = variants.length > 0;
  if (sure && onlyUnsure(text, variants)) variants.push(...typos(index, text));
  const whole = hangulTerm(text);
  for (const variant of variants) if (variant.term === whole) variant.prefix = true;
  if (variants.every(({ term }) => term !== whole)) {
    variants.push(...beginning(index, keystrokes(text), sure ? (last ? 0.7 : 0.5) : 1));
  }
  return { variants, sure };
}

/** Looks up an English word or identifier: whole, as a prefix, and by its parts. */
function latinVariants(index: TermIndex, text: string, last: boolean): LookupResult {
  const { whole, parts } = latinTerms(text);
  if (!whole) return { variants: [], sure: false };
  const lower = text.toLowerCase().replace(/[.\-:_$]+/g, '');
  const literal = lower !== whole && index.has(lower);
  const sure = literal || index.has(whole) || hasSynonyms(index, whole);
  const variants: Variant[] = [];
  if (literal) variants.push({ term: lower, weight: 1 });
  if (sure) variants.push({ term: whole, weight: literal ? 0.95 : 1, prefix: whole.length > 2 });
  const begins = (last || !sure) && lower.length > 1 && index.beginningWith(lower, 1).length > 0;
  if (begins && (!sure || lower !== whole)) {
    variants.push({ term: lower, weight: sure ? 0.8 : 1, prefix: true });
  }
  if (!sure && parts.length && parts.every((part) => index.has(part))) {
    const isCut = !begins && !variants.length;
    return { variants, sure: true, pieces: isCut ? parts : undefined };
  }
  return { variants, sure };
}

export function lookUp(index: TermIndex, { text, script }: QueryWord, last: boolean): LookupResult {
  return script === 'hangul' ? hangulVariants(index, text, last) : latinVariants(index, text, last);
}
