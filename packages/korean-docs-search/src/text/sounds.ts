import { marks } from '../format/postings';
import { keystrokes } from './hangul';
import { memoize } from './memoize';

/** Replacements of letters, as pairs. */
function readPairs(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
}

/**
 * Sound keys spell a word by the consonants that Korean distinguishes, so that `샌드텍스트` equals
 * `sendText`: one letter for each family (ㄱㅋ k c g, ㄷㅌ t d, ㅂㅍ p b f v, ㅅㅈ s z j ch, ㄹ l r, ㅁ, ㄴㅇ,
 * ㅎ).
 */
const onset = readPairs('rk Rk zk sn et Et xt fl am qp Qp vp ts Ts ws Ws cs gh');
const coda = { ...onset, ...readPairs('tt Tt wt ct dn g') };
/** ㅓ is `v`: English spells it with any vowel. */
const vowels = readPairs('ka oe iya Oye jv pe uyv Pye ho yyo nu byu m li');

const once = (sound: string): string => sound.replace(/(.)\1+/g, '$1');

/** The sound key of a Hangul word: consonants by family, vowels as English spells them. */
export function soundOfHangul(word: string): string {
  const keys = keystrokes(word);
  let sound = '';
  for (let at = 0; at < keys.length; at++) {
    const key = keys.charAt(at);
    const vowel = vowels[key];
    if (vowel !== undefined) sound += vowel;
    else sound += (keys.charAt(at + 1) in vowels ? onset : coda)[key] ?? '';
  }
  return once(sound);
}

const spellings: readonly [RegExp, string][] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'l'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/igh/g, 'ai'],
  [/gh(?=t|$)/g, ''],
  [/mb$/, 'm'],
  [/(?:tion|sion|cian)/g, 'syun'],
  [/t(?=i(?:al|en))/g, 's'],
  [/ture/g, 'sye'],
  [/(?<=[^aeioutd])ed$|(?<=..)(?<=[^td])ed$/g, 't'],
  [/sch/g, 'sk'],
  [/st(?=en)/g, 's'],
  [/tch|ch|sh|th(?=e?r|o|a)/g, 's'],
  [/th/g, 's'],
  [/ph/g, 'p'],
  [/ck|qu|q/g, 'k'],
  [/dge|ge$/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ng(?=$|[^aeiouyl])/g, 'n'],
  [/wh/g, 'w'],
  [/r+(?=$|[^aeiouyr])|(?<=[aeiou])re$/g, ''],
  [/(?<=[^aeiou])e$/, ''],
  [/[cg]/g, 'k'],
  [/[bfv]/g, 'p'],
  [/[zj]/g, 's'],
  [/d/g, 't'],
  [/r/g, 'l'],
  [/w/g, 'u'],
  [/h(?![aeiouy])/g, ''],
];

function soundOfWord(word: string): string {
  if (word.length === 1) return spell(word);
  let sound = word;
  for (const [spelling, heard] of spellings) sound = sound.replace(spelling, heard);
  return once(sound);
}

/** Abbreviations that are read letter by letter, with the Korean names of letters. */
const spelledOut = /^(?:[a-z]{2,3}|[^aeiouy]{4})$/;
const letterNames = readPairs(
  'aei bpi csi dti ei fepu gsi heis iai jsei kkei lel mem nen oo ppi qkyu ral ses tti uyu vpi wtopulyu xeks yuai zsetu',
);

const spell = (word: string): string =>
  [...word].map((letter) => letterNames[letter] ?? '').join('');

/**
 * The sound keys of lower-case English words, separated by `-`, as transliterated to Korean:
 * several where a g may be soft or a word may be spelled out.
 */
export function soundsOfLatin(words: string): string[] {
  const parts = words.split(/[^a-z]+/);
  const ways: ((part: string) => string)[] = [
    soundOfWord,
    (part) => soundOfWord(part.replace(/g(?=[eiy])/g, 'j')),
    (part) => (spelledOut.test(part) ? spell(part) : soundOfWord(part)),
    (part) => soundOfWord(part.replace(/i(?=[^aeiou]es?$)/, 'ai')),
    (part) => soundOfWord(part.replace(/th$/, 't').replace(/(?<=[ln])[td]s$/, 's')),
    (part) => soundOfWord(part.replace(/js$/, '')) + (part.endsWith('js') ? spell('js') : ''),
  ];
  return [...new Set(ways.map((way) => once(parts.map(way).join(''))))];
}

/** The consonants of a sound key, by which candidates are looked up. */
export const soundKey = (sound: string): string => once(sound.replace(/[aeiouyv]/g, ''));

/** The English vowels that a Korean vowel may transliterate. */
const spelledBy: Record<string, string> = {
  a: 'aou',
  e: 'ae',
  v: 'eoua',
  o: 'oau',
  u: 'uow',
  i: 'iey',
  y: 'yie',
};

const closeVowels = 0.08;
const otherVowels = 0.5;

const isVowel = (sound: string): boolean => sound in spelledBy;

/** The weight of a letter of a sound key: consonants weigh more. */
const weightOfSound = (sound: string): number => (sound === 'y' ? 0.1 : isVowel(sound) ? 0.3 : 1);

const totalWeight = (sounds: string): number =>
  [...sounds].reduce((sum, sound) => sum + weightOfSound(sound), 0);

function cost(heard: string, spelled: string): number {
  if (heard === spelled) return 0;
  if (!isVowel(heard) || !isVowel(spelled)) return 1;
  return spelledBy[heard]?.includes(spelled) ? closeVowels : otherVowels;
}

function distance(heard: string, spelled: string): number {
  let row = [0];
  for (const sound of spelled) row.push((row.at(-1) ?? 0) + weightOfSound(sound));
  for (const left of heard) {
    const next = [(row[0] ?? 0) + weightOfSound(left)];
    for (let at = 0; at < spelled.length; at++) {
      const right = spelled.charAt(at);
      const changed = (row[at] ?? 0) + cost(left, right);
      const dropped = (row[at + 1] ?? 0) + weightOfSound(left);
      const added = (next[at] ?? 0) + weightOfSound(right);
      next.push(Math.min(changed, dropped, added));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The similarity of a heard and a spelled sound key, from 0 to 1. */
export function soundLikeness(heard: string, spelled: string): number {
  return 1 - distance(heard, spelled) / Math.max(1, totalWeight(heard), totalWeight(spelled));
}

const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** The terms that lead from the sounds of a Latin word and its parts to the words themselves. */
export const soundPointers = memoize((text): string[] => {
  const parts = (text.match(humps) ?? []).map((part) => part.toLowerCase());
  const words = parts.length > 1 ? [parts.join('-'), ...parts] : parts;
  // Loanwords are singular: 컴포넌트 for `components`.
  const singular = words.map((word) => word.replace(/(?<=s|x|ch|sh)es$|(?<=[^s]{3})s$/, ''));
  return [...new Set([...words, ...singular])]
    .filter(({ length }) => length > 1)
    .flatMap((word) => {
      const keys = new Set(soundsOfLatin(word).map(soundKey).filter(Boolean));
      return [...keys].map((key) => `${marks.sound}${key}:${word}`);
    });
});
