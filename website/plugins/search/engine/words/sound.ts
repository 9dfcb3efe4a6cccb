import { keystrokes } from './keystrokes';

/** What letters become, each before what it becomes. */
function readPairs(pairs: string): Record<string, string> {
  return Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
}

/**
 * Sound keys spell a word by the consonants a Korean ear hears, so that `샌드텍스트` and `sendText`
 * agree: one letter for each family (ㄱㅋ k c g, ㄷㅌ t d, ㅂㅍ p b f v, ㅅㅈ s z j ch, ㄹ l r, ㅁ, ㄴㅇ, ㅎ).
 */
const onset = readPairs('rk Rk zk sn et Et xt fl am qp Qp vp ts Ts ws Ws cs gh');
const coda = { ...onset, ...readPairs('tt Tt wt ct dn g') };
/** ㅓ is `v`: English spells it with any vowel. */
const vowels = readPairs('ka oe iya Oye jv pe uyv Pye ho yyo nu byu m li');

const once = (sound: string): string => sound.replace(/(.)\1+/g, '$1');

/** The sound of a Hangul word: consonants by family, vowels as an English speller hears them. */
export function soundOfHangul(word: string): string {
  const keys = keystrokes(word);
  let sound = '';
  for (let at = 0; at < keys.length; at++) {
    const key = keys.charAt(at);
    const vowel = vowels[key];
    if (vowel !== undefined) sound += vowel;
    else sound += ((keys.charAt(at + 1) in vowels ? onset : coda)[key] ?? '') || '';
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

/** Words read letter by letter, as Koreans name the letters. */
const spelledOut = /^(?:[a-z]{2,3}|[^aeiouy]{4})$/;
const letterNames = readPairs(
  'aei bpi csi dti ei fepu gsi heis iai jsei kkei lel mem nen oo ppi qkyu ral ses tti uyu vpi wtopulyu xeks yuai zsetu',
);

const spell = (word: string): string =>
  [...word].map((letter) => letterNames[letter] ?? '').join('');

/**
 * The sounds of lower-case English words, with `-` between them, as Koreans write them down: one,
 * or more where a g may be soft or a word is read letter by letter.
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

/** The consonants of a sound: what candidates are looked up by. */
export const soundKey = (sound: string): string =>
  sound.replace(/[aeiouyv]/g, '').replace(/(.)\1+/g, '$1');
