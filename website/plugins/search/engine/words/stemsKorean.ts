import { keystrokes } from './keystrokes';
import { remembering } from './remembering';
import { longestSuffix, nounSuffixes, verbSuffixes, type Trust } from './suffixes';

/** One way to read a Hangul word: a stem and what is stuck to it, both in keystrokes. */
export interface Reading {
  stem: string;
  suffix: string;
  trust: Trust | 'whole';
}

// A 함수, 해시 or 한도 behind a noun is a thing.
const doing =
  /^(.{2,}?)(?!함수|해시|한도)(?:하|한|할|함|합|했|해|되|된|될|됨|됩|됐|돼|시키|시킨|시킬|시켜|당하)(.{0,6})$/u;
const tail =
  /^(?:[기는고면며지게도록여였려세요십시오거나던다니므로네죠자라을때까서야데습입은가를에의만와법시후해안할수과후인]|ㄴ|ㄹ|ㅂ)*$/u;

/** Whether a word is a noun made a verb: 연결하려면. */
export const isDoing = (word: string): boolean => doing.test(word);

/** What follows even a noun of one syllable often enough. */
const core = new Set(
  ['을', '를', '은', '는', '에', '에서', '으로', '의', '이', '가', '과'].map(keystrokes),
);
const twoSyllables = 4;
/** What is a particle, too: behind a vowel that was contracted, it ends a verb. */
export const polite = keystrokes('요');

const contractions: readonly [RegExp, string][] = [
  [/(?<=..[jkou])wn$/, ''],
  [/(?<=[a-gq-zQ-Z])d[jk]T?$/, ''],
  [/(?<=....)f$/, ''],
  [/ff[jk]T?$/, 'fm'],
  [/goT?$/, 'gk'],
  [/(?<!^[zv])uT?$/, 'l'],
  [/hkT?$/, 'h'],
  [/njT?$/, 'n'],
  [/(?<=[jk-pPiu])T$/, ''],
];

/** Undoes what a verb's stem does before its ending: 들려 and 들렸 to 들리, 바꿔 to 바꾸, 눌러 to 누르, 만들어 and 만들 to 만드. */
export const verbStem = (stem: string): string =>
  contractions.reduce((rest, [ending, plain]) => rest.replace(ending, plain), stem);

function* suffixReadings(keys: string): Generator<Reading> {
  for (let length = 1; length <= Math.min(longestSuffix, keys.length - 2); length++) {
    const suffix = keys.slice(-length);
    const stem = keys.slice(0, -length);
    const noun = nounSuffixes.get(suffix);
    const short = stem.length < twoSyllables && !core.has(suffix);
    if (noun) yield { stem, suffix, trust: short ? 'unsure' : noun };
    const verb = verbSuffixes.get(suffix);
    if (!verb) continue;
    const plain = verbStem(stem);
    // What was contracted was a verb: 끊겨요, 들려요.
    const contracted = plain !== stem && suffix === polite;
    yield { stem: plain, suffix, trust: contracted ? 'sure' : verb };
  }
}

function doingReading(word: string): Reading[] {
  const [, noun, rest] = doing.exec(word) ?? [];
  if (noun === undefined || rest === undefined || !tail.test(rest)) return [];
  const suffix = keystrokes(word.slice(noun.length));
  // 하 alone is no ending: 초기하 is a slip for 초기화.
  return [{ stem: keystrokes(noun), suffix, trust: word.endsWith('하') ? 'unsure' : 'sure' }];
}

/** Every way to read a Hangul word, the word itself first, then with one or two suffixes off. */
export const readings = remembering((word): readonly Reading[] => {
  const keys = keystrokes(word);
  const found = new Map<string, Reading>([[keys, { stem: keys, suffix: '', trust: 'whole' }]]);
  const add = (reading: Reading): void => {
    const known = found.get(reading.stem);
    if (!known || (known.trust === 'unsure' && reading.trust === 'sure'))
      found.set(reading.stem, reading);
  };
  doingReading(word).forEach(add);
  add({ stem: verbStem(keys), suffix: '', trust: 'unsure' });
  const firsts = [...suffixReadings(keys)];
  firsts.forEach(add);
  for (const first of firsts) {
    for (const second of suffixReadings(first.stem)) {
      const trust = first.trust === 'sure' && second.trust === 'sure' ? 'sure' : 'unsure';
      add({ stem: second.stem, suffix: second.suffix + first.suffix, trust });
    }
  }
  return [...found.values()];
});
