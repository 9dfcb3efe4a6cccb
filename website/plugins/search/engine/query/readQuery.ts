import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul';
import type { TermIndex, Variant } from '../TermIndex';
import { hangulMark, keystrokes } from '../words/keystrokes';
import { latinTerms } from '../words/latinTerms';
import { soundKey, soundOfHangul, soundOfLatin } from '../words/sound';
import { soundDistance } from '../words/soundDistance';
import { splitWords, type Word } from '../words/splitWords';
import { readings } from '../words/stemsKorean';
import { nounSuffixes } from '../words/suffixes';
import { stopWords } from './stopWords';

/** One thing a query asks for, and the terms it may stand under. */
export interface Slot {
  text: string;
  variants: Variant[];
  /** From 0 to 1: question words weigh little. */
  weight: number;
  script: 'hangul' | 'latin';
}

export interface Reading {
  slots: Slot[];
  /** The query as it was understood, when that differs from what was typed. */
  corrected?: string;
}

const longestWord = 40;
const mostWords = 12;

const isInitials = (text: string): boolean => /^[ㄱ-ㅎ]{2,}$/.test(text);
const hasVowelOrSyllable = (text: string): boolean => /[가-힣ㅏ-ㅣ]/.test(text);

function known(index: TermIndex, term: string): boolean {
  return index.knows(term);
}

function begins(index: TermIndex, prefix: string): boolean {
  return prefix.length > 2 && index.beginningWith(prefix, 1).length > 0;
}

function hangulVariants(
  index: TermIndex,
  text: string,
  last: boolean,
): { variants: Variant[]; sure: boolean } {
  const all = readings(text.replace(/[ㄱ-ㅎㅏ-ㅣ]+$/, '') || text);
  const variants: Variant[] = [];
  let sure = false;
  for (const { stem, trust } of all) {
    const term = hangulMark + stem;
    if (!known(index, term)) continue;
    const weight = sure ? 0.4 : 1;
    if (trust !== 'unsure' || !sure) variants.push({ term, weight, prefix: trust === 'whole' });
    sure = true;
  }
  const whole = hangulMark + keystrokes(text);
  if (!sure || last) {
    if (begins(index, whole) && !variants.some(({ term }) => term === whole)) {
      variants.push({ term: whole, weight: sure ? 0.7 : 1, prefix: true });
    }
  }
  if (!variants.length) {
    for (const { stem } of all) {
      const term = hangulMark + stem;
      if (stem.length > 3 && begins(index, term))
        variants.push({ term, weight: 0.9, prefix: true });
    }
  }
  return { variants, sure };
}

function latinVariants(
  index: TermIndex,
  text: string,
  last: boolean,
): { variants: Variant[]; sure: boolean } {
  const { whole, parts } = latinTerms(text);
  const lower = text.toLowerCase();
  const variants: Variant[] = [];
  const sure = known(index, whole);
  if (sure) variants.push({ term: whole, weight: 1, prefix: whole.length > 2 });
  if ((last || !sure) && begins(index, lower))
    variants.push({ term: lower, weight: sure ? 0.7 : 1, prefix: true });
  if (!sure && parts.length && parts.every((part) => known(index, part))) {
    for (const part of parts) variants.push({ term: part, weight: 0.6 });
  }
  return { variants, sure };
}

function soundVariants(index: TermIndex, text: string): Variant[] {
  const heard = soundOfHangul(text);
  const key = soundKey(heard);
  if (key.length < 2 && heard.length < 3) return [];
  const found: Variant[] = [];
  for (const name of index.beginningWith(`~${key}`, 60)) {
    const word = name.slice(name.indexOf(':') + 1);
    const spelled = soundOfLatin(word);
    const partial = name.indexOf(':') - 1 > key.length;
    const distance = soundDistance(heard, partial ? spelled.slice(0, heard.length + 1) : spelled);
    const likeness = 1 - distance / Math.max(heard.length, 3) - (partial ? 0.15 : 0);
    if (likeness > 0.62) found.push({ term: word, weight: likeness * 0.95 });
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, 4);
}

function fuzzyVariants(script: 'hangul' | 'latin', text: string): Variant[] {
  const stems =
    script === 'hangul'
      ? readings(text)
          .filter(({ trust }) => trust !== 'unsure')
          .map(({ stem }) => hangulMark + stem)
      : [latinTerms(text).whole];
  return stems
    .filter((stem) => stem.length > 4)
    .slice(0, 3)
    .map((term, at) => ({ term, weight: 0.8 - at * 0.1, fuzzy: term.length > 9 ? 2 : 1 }));
}

function layoutOf(text: string, script: 'hangul' | 'latin'): string {
  if (script === 'hangul') return convertHangulToQwerty(text);
  const typed = text.replace(/[A-Z]/g, (key) =>
    'QWERTOP'.includes(key) ? key : key.toLowerCase(),
  );
  return convertQwertyToHangul(typed);
}

function variantsOf(
  index: TermIndex,
  word: { text: string; script: 'hangul' | 'latin' },
  last: boolean,
) {
  return word.script === 'hangul'
    ? hangulVariants(index, word.text, last)
    : latinVariants(index, word.text, last);
}

function splitKnown(index: TermIndex, text: string): string[] | undefined {
  for (let at = text.length - 2; at >= 2; at--) {
    const head = text.slice(0, at);
    const tail = text.slice(at);
    if (known(index, hangulMark + keystrokes(head))) {
      const { sure } = hangulVariants(index, tail, true);
      if (sure || begins(index, hangulMark + keystrokes(tail))) return [head, tail];
      const deeper = tail.length > 3 ? splitKnown(index, tail) : undefined;
      if (deeper) return [head, ...deeper];
    }
  }
  return undefined;
}

/** Reads a query against what the index knows. */
export function readQuery(index: TermIndex, query: string, literal = false): Reading {
  const words = splitWords(query.normalize('NFC').slice(0, 300))
    .map((word) => ({ ...word, text: word.text.slice(0, longestWord) }))
    .filter((word) => !(word.glued && nounSuffixes.has(keystrokes(word.text))))
    .slice(0, mostWords);
  const slots: Slot[] = [];
  let corrected = '';
  let changed = false;
  words.forEach((word, at) => {
    const last = at === words.length - 1;
    const read = readWord(index, word, last, literal);
    slots.push(...read.slots);
    corrected += query.slice(words[at - 1]?.end ?? 0, word.start) + (read.corrected ?? word.text);
    changed ||= read.corrected !== undefined;
  });
  joinNeighbours(index, words, slots);
  return changed ? { slots, corrected } : { slots };
}

function readWord(
  index: TermIndex,
  word: Word,
  last: boolean,
  literal: boolean,
): { slots: Slot[]; corrected?: string } {
  const { text, script } = word;
  const weight =
    stopWords.has(text.toLowerCase()) ||
    readings(text).some(({ stem, trust }) => trust === 'sure' && stopWords.has(stem))
      ? 0.15
      : 1;
  const slot = (variants: Variant[], of = text): Slot => ({ text: of, variants, weight, script });
  if (isInitials(text)) {
    const term = `!${keystrokes(text)}`;
    if (begins(index, term) || known(index, term))
      return { slots: [slot([{ term, weight: 1, prefix: true }])] };
  }
  const plain = variantsOf(index, word, last);
  if (plain.sure && script === 'latin') return { slots: [slot(plain.variants)] };
  const sounds = script === 'hangul' && hasVowelOrSyllable(text) ? hangulSounds(index, text) : [];
  if (plain.sure) {
    const strong = sounds.filter((variant) => variant.weight > 0.8);
    return {
      slots: [
        slot([
          ...plain.variants,
          ...strong.map((variant) => ({ ...variant, weight: variant.weight * 0.8 })),
        ]),
      ],
    };
  }
  if (!literal) {
    const other = {
      text: layoutOf(text, script),
      script: script === 'hangul' ? ('latin' as const) : ('hangul' as const),
    };
    if (/^[가-힣]+[ㄱ-ㅎㅏ-ㅣ]?$|^[\x21-\x7e]+$/.test(other.text) && other.text.length > 1) {
      const swapped = variantsOf(index, other, last);
      if (swapped.variants.length && (swapped.sure || !plain.variants.length)) {
        return { slots: [slot(swapped.variants, other.text)], corrected: other.text };
      }
    }
  }
  if (sounds.length && (sounds[0]?.weight ?? 0) > 0.8)
    return { slots: [slot([...sounds, ...plain.variants])] };
  if (script === 'hangul') {
    const pieces = splitKnown(index, text);
    if (pieces) {
      return {
        slots: pieces.map((piece) => ({
          ...slot(hangulVariants(index, piece, last).variants, piece),
          weight: weight,
        })),
      };
    }
    const mixed = literal ? undefined : mixedLayout(index, text, last);
    if (mixed) return mixed;
  }
  if (plain.variants.length) return { slots: [slot([...plain.variants, ...sounds])] };
  return { slots: [slot([...sounds, ...fuzzyVariants(script, text)])] };
}

function hangulSounds(index: TermIndex, text: string): Variant[] {
  const found = soundVariants(index, text);
  for (const { stem, trust, suffix } of readings(text)) {
    if (trust === 'whole' || !suffix) continue;
    const bare = convertQwertyToHangul(stem);
    if (/^[가-힣]+$/.test(bare)) found.push(...soundVariants(index, bare));
    if (found.length > 8) break;
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, 5);
}

function mixedLayout(
  index: TermIndex,
  text: string,
  last: boolean,
): { slots: Slot[]; corrected?: string } | undefined {
  if (!/[ㄱ-ㅎㅏ-ㅣ]/.test(text)) return undefined;
  for (let at = text.length - 1; at >= 1; at--) {
    const head = convertHangulToQwerty(text.slice(0, at));
    if (head.length < 2 || !index.knows(latinTerms(head).whole)) continue;
    const word: Word = { text: text.slice(at), start: 0, end: 0, script: 'hangul', glued: false };
    const rest = readWord(index, word, last, true);
    if (!rest.slots.some(({ variants }) => variants.length)) continue;
    return {
      slots: [
        {
          text: head,
          script: 'latin',
          weight: 1,
          variants: latinVariants(index, head, false).variants,
        },
        ...rest.slots,
      ],
      corrected: head + word.text,
    };
  }
  return undefined;
}

function joinNeighbours(index: TermIndex, words: Word[], slots: Slot[]): void {
  for (let at = 0; at + 1 < words.length; at++) {
    const [left, right] = [words[at], words[at + 1]];
    const [slot, next] = [slots[at], slots[at + 1]];
    if (!left || !right || !slot || !next || slots.length !== words.length) continue;
    const joined = left.text + right.text;
    const variants: Variant[] = [];
    if (left.script === 'latin' && right.script === 'latin') {
      const whole = joined.toLowerCase().replace(/[.\-:_$]+/g, '');
      if (index.knows(whole)) variants.push({ term: whole, weight: 1 });
    } else if (left.script === 'hangul' && right.script === 'hangul') {
      for (const { stem } of readings(joined)) {
        if (index.knows(hangulMark + stem)) variants.push({ term: hangulMark + stem, weight: 1 });
      }
      variants.push(...hangulSounds(index, joined).filter(({ weight }) => weight > 0.7));
    }
    slot.variants.push(...variants);
    next.variants.push(...variants);
  }
}
