import { marks } from '../format/postings';
import { memoize } from './memoize';

/** The keys of a Korean keyboard, in Unicode's order of letters. */
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

/** The keystrokes of a text; other characters are kept. */
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

/** The keystrokes of a text's initial consonants, one letter each; `.` where there is none. */
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

/** What keystrokes produce on a Korean keyboard, composed into syllables as in an editor. */
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
 * Converts Hangul to keystrokes (`상태` is `tkdxo`), so that a half-typed syllable is a prefix and a
 * typo of one letter is an edit distance of 1. Other text is kept.
 */
export const keystrokes = memoize(keysOf);

/** The index term of a Hangul word. */
export const hangulTerm = (word: string): string => marks.hangul + keystrokes(word);
