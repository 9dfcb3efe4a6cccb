import { hangulOfKeys } from '../words/hangul';
import { marks } from '../marks';
import type { TermIndex } from '../TermIndex';
import type { Variant } from './Variant';
import { latinTerms } from '../words/latinTerms';
import { soundKey, soundOfHangul, soundsOfLatin } from '../words/sound';
import { soundLikeness } from '../words/soundLikeness';
import { isVerb } from '../words/isVerb';
import { readings } from '../words/stemsKorean';

const most = 4;
const mostCandidates = 80;

/** The likeness below which a sound is no match: short sounds are alike by chance. */
const enough = ({ length }: string): number => (length < 2 ? 0.88 : length < 3 ? 0.86 : 0.78);

function likeness(heard: string, word: string, partial: boolean): number {
  const spelled = soundsOfLatin(word).map((sound) =>
    partial ? sound.slice(0, heard.length) : sound,
  );
  return Math.max(...spelled.map((sound) => soundLikeness(heard, sound))) - (partial ? 0.1 : 0);
}

/** The words of headings that sound like a sound; weights tell how much. */
export function wordsSoundingLike(index: TermIndex, heard: string, halfTyped: boolean): Variant[] {
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
  return found.sort((a, b) => b.weight - a.weight).slice(0, most);
}

/** The words of headings that a Hangul word spells by their sound, particles off. */
export function soundsLike(index: TermIndex, text: string, last: boolean): Variant[] {
  if (!/[가-힣].*[가-힣]/.test(text) || isVerb(text)) return [];
  const whole = wordsSoundingLike(index, soundOfHangul(text), last);
  const [best] = whole;
  if (best && best.weight > 0.9) return whole.filter(({ weight }) => weight > best.weight - 0.05);
  const bare = readings(text)
    .filter(({ trust, stem }) => trust === 'sure' && stem.length > 3)
    .map(({ stem }) => hangulOfKeys(stem))
    .filter((stem) => /^[가-힣]+$/.test(stem))
    .slice(0, 2)
    .flatMap((stem) => wordsSoundingLike(index, soundOfHangul(stem), false));
  return [...whole, ...bare].sort((a, b) => b.weight - a.weight).slice(0, most);
}
