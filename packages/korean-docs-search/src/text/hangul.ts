import { marks } from '../format/postings';
import { memoize } from './memoize';

/** The keys of a Korean keyboard, in the order Unicode counts the letters of a syllable. */
const onsets = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const vowels = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const codas = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const letters = 'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g'
  .split(' ')
  .concat(vowels);

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const firstLetter = 0x3131;

const isSyllable = (code: number): boolean => code >= firstSyllable && code <= lastSyllable;

/** The keys that type a text; what no Korean key types stays as it is. */
export function keysOf(text: string): string {
  let keys = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const number = code - firstSyllable;
    if (isSyllable(code)) {
      keys += onsets[Math.floor(number / 588)] ?? '';
      keys += (vowels[Math.floor((number % 588) / 28)] ?? '') + (codas[number % 28] ?? '');
    } else keys += letters[code - firstLetter] ?? text.charAt(at);
  }
  return keys;
}

/** The keys of the initial consonants of a text, one letter for each letter; `.` where there is none. */
export function initialsOf(text: string): string {
  const initial = (code: number): string =>
    (isSyllable(code) && onsets[Math.floor((code - firstSyllable) / 588)]) || '.';
  return text.replace(/[^]/g, (letter) => initial(letter.charCodeAt(0)));
}

function syllable(onset: string, vowel: string, coda: string): string {
  if (onset && vowel) {
    const number = (onsets.indexOf(onset) * 21 + vowels.indexOf(vowel)) * 28 + codas.indexOf(coda);
    return String.fromCharCode(firstSyllable + number);
  }
  const alone = letters.indexOf(onset || vowel);
  return alone < 0 ? '' : String.fromCharCode(firstLetter + alone);
}

/** What keys type on a Korean keyboard: letters gather into syllables as they do in an editor. */
export function hangulOfKeys(keys: string): string {
  let text = '';
  let onset = '';
  let vowel = '';
  let coda = '';
  const finish = (nextOnset: string, nextVowel: string): void => {
    text += syllable(onset, vowel, coda);
    [onset, vowel, coda] = [nextOnset, nextVowel, ''];
  };
  for (const key of keys) {
    if (vowels.includes(key)) {
      if (coda) {
        const moved = coda.slice(-1);
        coda = coda.slice(0, -1);
        finish(moved, key);
      } else if (vowels.includes(vowel + key)) vowel += key;
      else finish('', key);
    } else if (onset && vowel && codas.includes(coda + key)) coda += key;
    else finish(key, '');
  }
  finish('', '');
  return text;
}

/**
 * Spells Hangul as the keys that type it (`상태` is `tkdxo`), so that a half-typed syllable is a
 * prefix and a slip of one letter is one edit. Text that is not Hangul stays as it is.
 */
export const keystrokes = memoize(keysOf);

/** The term under which a Hangul word is indexed. */
export const hangulTerm = (word: string): string => marks.hangul + keystrokes(word);
