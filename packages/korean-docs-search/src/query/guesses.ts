import type { TermIndex } from '../engine/TermIndex';
import { marks } from '../format/postings';
import { latinTerms } from '../text/englishStemmer';
import { hangulOfKeys, keysOf } from '../text/hangul';
import { readings } from '../text/koreanStemmer';
import { soundKey, soundLikeness, soundOfHangul, soundsOfLatin } from '../text/sounds';
import type { QueryWord, Variant } from './variants';

const shortestSlip = { hangul: 5, latin: 4 };
/** From this length on, two typos are more likely than an unknown word. */
const longEnough = 7;
const mostSlips = 5;

function transpositions(term: string): string[] {
  return [...term].slice(1).map((_, at) => {
    const letters = [...term];
    [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
    return letters.join('');
  });
}

function stemsOf({ text, script }: QueryWord): string[] {
  if (script === 'latin') return [...new Set([latinTerms(text).whole, text.toLowerCase()])];
  return readings(text)
    .filter(({ trust }) => trust !== 'unsure')
    .map(({ stem }) => marks.hangul + stem);
}

/** Known words within a small edit distance of an unknown one. */
export function nearWords(index: TermIndex, word: QueryWord): Variant[] {
  const found = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    // Special terms may be close in spelling but are not typos: `tkdxo` is not 상태.
    if (term.startsWith(marks.hangul) !== (word.script === 'hangul')) return;
    const placed = weight - (index.inHeading(term) ? 0 : 0.15);
    found.set(term, Math.max(found.get(term) ?? 0, placed));
  };
  for (const stem of stemsOf(word)
    .filter(({ length }) => length >= shortestSlip[word.script])
    .slice(0, 3)) {
    for (const other of transpositions(stem)) if (index.has(other)) add(other, 0.85);
    const close = index.near(stem, 1);
    const allowsTwo =
      word.script === 'latin' && !close.length && !found.size && stem.length >= longEnough;
    for (const near of allowsTwo ? index.near(stem, 2) : close) {
      add(near.term, 0.95 - 0.15 * near.distance);
    }
  }
  const variants = [...found].map(([term, weight]) => ({ term, weight }));
  return variants.sort((a, b) => b.weight - a.weight).slice(0, mostSlips);
}

const shifted = 'QWERTOP';

/** The word in the other keyboard layout, if it is a word there. */
export function swapLayout({ text, script }: QueryWord): QueryWord | undefined {
  if (script === 'hangul') {
    const keys = keysOf(text);
    return keys.length > 1 && /^[\x21-\x7e]+$/.test(keys)
      ? { text: keys, script: 'latin' }
      : undefined;
  }
  if (!/^[A-Za-z]{3,}$/.test(text)) return undefined;
  const keys = text.replace(/[A-Z]/g, (key) => (shifted.includes(key) ? key : key.toLowerCase()));
  const hangul = hangulOfKeys(keys);
  return /^[가-힣]+[ㄱ-ㅎ]?$/.test(hangul) ? { text: hangul, script: 'hangul' } : undefined;
}

const mostSounds = 4;
const mostCandidates = 80;
/** A word that sounds less alike than the best by this much is not meant. */
const tolerance = 0.05;

/** The minimum similarity of sounds; short sounds are similar by chance. */
const leastLikeness = ({ length }: string): number =>
  length < 2 ? 0.88 : length < 3 ? 0.86 : 0.78;

/** Words of headings that a Hangul word transliterates. */
export function soundsLike(index: TermIndex, text: string): Variant[] {
  const querySound = soundOfHangul(text);
  const key = soundKey(querySound);
  if (!/[가-힣].*[가-힣]/.test(text) || !key || querySound.length < 3) return [];
  const found = index
    .beginningWith(`${marks.sound}${key}:`, mostCandidates)
    .map((name): Variant => {
      const word = name.slice(name.indexOf(':') + 1);
      const weight = Math.max(
        ...soundsOfLatin(word).map((sound) => soundLikeness(querySound, sound)),
      );
      return { term: latinTerms(word).whole, weight };
    })
    .filter(({ weight }) => weight >= leastLikeness(key))
    .sort((a, b) => b.weight - a.weight);
  const most = found[0]?.weight ?? 0;
  return found.filter(({ weight }) => weight > most - tolerance).slice(0, mostSounds);
}
