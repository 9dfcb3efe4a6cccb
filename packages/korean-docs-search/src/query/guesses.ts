import type { TermIndex } from '../engine/TermIndex';
import { marks } from '../format/postings';
import { latinTerms } from '../text/englishStemmer';
import { hangulOfKeys, keysOf } from '../text/hangul';
import { readings } from '../text/koreanStemmer';
import { soundKey, soundLikeness, soundOfHangul, soundsOfLatin } from '../text/sounds';
import type { AskedWord, Variant } from './variants';

const shortestSlip = { hangul: 5, latin: 4 };
/** From this length on, two typos are more likely than an unknown word. */
const longEnough = 7;
const mostSlips = 5;

function swapped(term: string): string[] {
  return [...term].slice(1).map((_, at) => {
    const letters = [...term];
    [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
    return letters.join('');
  });
}

function stemsOf({ text, script }: AskedWord): string[] {
  if (script === 'latin') return [...new Set([latinTerms(text).whole, text.toLowerCase()])];
  return readings(text)
    .filter(({ trust }) => trust !== 'unsure')
    .map(({ stem }) => marks.hangul + stem);
}

/** Known words within a small edit distance of an unknown one. */
export function nearWords(index: TermIndex, word: AskedWord): Variant[] {
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
    for (const other of swapped(stem)) if (index.has(other)) add(other, 0.85);
    const close = index.near(stem, stem.length > 8 ? 2 : 1);
    const seeks = word.script === 'latin' && !close.length && !found.size;
    const twice = seeks && stem.length >= longEnough ? index.near(stem, 2) : [];
    for (const near of [...close, ...twice]) {
      add(near.term, 0.95 - 0.15 * near.distance);
    }
  }
  const variants = [...found].map(([term, weight]) => ({ term, weight }));
  return variants.sort((a, b) => b.weight - a.weight).slice(0, mostSlips);
}

const shifted = 'QWERTOP';

/** The word in the other keyboard layout, if it is a word there. */
export function swapLayout({ text, script }: AskedWord): AskedWord | undefined {
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

/** The minimum similarity of sounds; short sounds are similar by chance. */
const enough = ({ length }: string): number => (length < 2 ? 0.88 : length < 3 ? 0.86 : 0.78);

function likeness(heard: string, word: string, partial: boolean): number {
  const spelled = soundsOfLatin(word).map((sound) =>
    partial ? sound.slice(0, heard.length) : sound,
  );
  return Math.max(...spelled.map((sound) => soundLikeness(heard, sound))) - (partial ? 0.1 : 0);
}

/** Words of headings that sound similar, weighted by similarity. */
function wordsSoundingLike(index: TermIndex, heard: string, halfTyped: boolean): Variant[] {
  const key = soundKey(heard);
  if (!key || heard.length < 3) return [];
  const prefix = marks.sound + key;
  const names = new Set(index.beginningWith(`${prefix}:`, mostCandidates));
  if (halfTyped && key.length > 2) {
    index.beginningWith(prefix, mostCandidates).forEach((name) => names.add(name));
  }
  const found: Variant[] = [];
  for (const name of names) {
    const word = name.slice(name.indexOf(':') + 1);
    const weight = likeness(heard, word, !name.startsWith(`${prefix}:`));
    if (weight < enough(key)) continue;
    found.push({ term: latinTerms(word).whole, weight });
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, mostSounds);
}

/** Words of headings that a Hangul word transliterates, without particles. */
export function soundsLike(index: TermIndex, text: string, last: boolean): Variant[] {
  if (!/[가-힣].*[가-힣]/.test(text)) return [];
  const whole = wordsSoundingLike(index, soundOfHangul(text), last);
  const [best] = whole;
  if (best && best.weight > 0.9) return whole.filter(({ weight }) => weight > best.weight - 0.05);
  const bare = readings(text)
    .filter(({ trust, stem }) => trust === 'sure' && stem.length > 3)
    .map(({ stem }) => hangulOfKeys(stem))
    .filter((stem) => /^[가-힣]+$/.test(stem))
    .slice(0, 2)
    .flatMap((stem) => wordsSoundingLike(index, soundOfHangul(stem), false));
  return [...whole, ...bare].sort((a, b) => b.weight - a.weight).slice(0, mostSounds);
}
