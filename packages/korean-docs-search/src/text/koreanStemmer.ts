import { keystrokes } from './hangul';
import { memoize } from './memoize';

/**
 * How reliable a suffix is: `sure` ones are nearly always a particle or ending, `unsure` ones end
 * many nouns as well (이미지, 결과, 화면).
 */
type Trust = 'sure' | 'unsure';

const particles = {
  sure: `과는 과도 과의 까지 까지의 끼리 는 대로 든지 들과 들도 들로 들에 들에게 들에서 들은 들을 들의 들이 등 등과 등의 등이 라고 라는 라도 라면 랑 로는 로도 로만 로부터 로서
    로써 로의 를 마다 마저 만큼 만큼의 밖에 별 별로 보다 부터 뿐 뿐만 에 에게 에게서 에도 에만 에서 에서도 에서만 에서의 에의 예요 와는 와도 와의 으로
    으로도 으로만 으로서 으로써 으로의 은 을 이고 이기 이나 이다 이든 이든지 이라 이라고 이라도 이라면 이란 이랑 이며 이므로 이어도 이어야 이었습니다 이에요 이와 이지만 인가
    인가요 인지 입니다 조차 처럼 하고 한테 한테서`,
  unsure: `가 고 과 나 님 도 들 란 로 만 며 씩 야 와 요 용 의 이 인 일`,
};

const endings = {
  sure: `ㄴ다 ㄴ다면 ㄴ대요 ㄴ데 ㄴ데요 ㄴ지 ㄹ게요 ㄹ까요 ㄹ때 ㄹ수록 ㄹ지 ㅁ까 ㅂ니까 ㅂ니다 ㅆ거든요 ㅆ나요 ㅆ네 ㅆ네요 ㅆ는데 ㅆ는지 ㅆ다 ㅆ다가 ㅆ다면 ㅆ더니 ㅆ던 ㅆ습니까 ㅆ습니다 ㅆ어요 ㅆ으면
    ㅆ을 ㅆ을까요 ㅆ을때 ㅆ음 ㅆ지만 거나 거든요 군요 기가 기는 기도 기로 기를 기에 기의 길래 나요 네요 느라 는가 는것 는다 는다면 는데 는데요 는지 니까 니다 다가 대요 더니 더라도 던 던지
    도록 든지 라면 려고 려는 려면 면서 세요 습니까 습니다 십시오 아도 아서 아야 아요 아져 아줘 아진 아짐 았다 았더니 았습니다 어도 어서 어야 어요 어져 어졌 어졌습니다 어주세요 어줘 어지는
    어진 어질 어짐 어집니다 었다 었더니 었습니다 여요 으려고 으려면 으며 으면 으면서 으세요 은데 은데요 은지 을게요 을까요 을때 을수록 을지 음 자마자 잖아 잖아요 죠 지는 지도 지를 지만 지않
    지요 해요`,
  unsure: `ㄴ ㅁ 게 고 기 네 는 니 다 도 면 서 아 야 어 요 은 을 자 지 진 질 집니다`,
};

function byKeystrokes(words: { sure: string; unsure: string }): Map<string, Trust> {
  const entries = (['unsure', 'sure'] as const).flatMap((trust) =>
    words[trust].split(/\s+/).map((suffix): [string, Trust] => [keystrokes(suffix), trust]),
  );
  return new Map(entries);
}

/** Particles (after nouns) as keystrokes. */
export const nounSuffixes = byKeystrokes(particles);

/** Endings (after stems of verbs and adjectives) as keystrokes. */
export const verbSuffixes = byKeystrokes(endings);

const longestSuffix = Math.max(
  ...[...nounSuffixes.keys(), ...verbSuffixes.keys()].map((suffix) => suffix.length),
);

/** A possible split of a Hangul word: a stem and its suffixes, both as keystrokes. */
export interface Reading {
  stem: string;
  suffix: string;
  trust: Trust | 'whole';
}

// A 함수, 해시 or 한도 after a noun is a noun.
const doing =
  /^(.{2,}?)(?!함수|해시|한도)(?:하|한|할|함|합|했|해|되|된|될|됨|됩|됐|돼|시키|시킨|시킬|시켜|당하)(.{0,6})$/u;
const tail =
  /^(?:[기는고면며지게도록여였려세요십시오거나던다니므로네죠자라을때까서야데습입은가를에의만와법시후해안할수과후인]|ㄴ|ㄹ|ㅂ)*$/u;

/** Particles that, after a contracted vowel, are endings of a verb. */
const polite = keystrokes('요');

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

/**
 * Restores a verb's stem from before its ending: 들려 and 들렸 to 들리, 바꿔 to 바꾸, 눌러 to 누르, 만들어 and 만들 to
 * 만드.
 */
export const verbStem = (stem: string): string =>
  contractions.reduce((rest, [ending, plain]) => rest.replace(ending, plain), stem);

function* suffixReadings(keys: string): Generator<Reading> {
  for (let length = 1; length <= Math.min(longestSuffix, keys.length - 2); length++) {
    const suffix = keys.slice(-length);
    const stem = keys.slice(0, -length);
    const noun = nounSuffixes.get(suffix);
    if (noun) yield { stem, suffix, trust: noun };
    const verb = verbSuffixes.get(suffix);
    if (!verb) continue;
    const plain = verbStem(stem);
    // A contraction is always a verb's: 끊겨요, 들려요.
    const contracted = plain !== stem && suffix === polite;
    yield { stem: plain, suffix, trust: contracted ? 'sure' : verb };
  }
}

function doingReading(word: string): Reading[] {
  const [, noun, rest] = doing.exec(word) ?? [];
  if (noun === undefined || rest === undefined || !tail.test(rest)) return [];
  const suffix = keystrokes(word.slice(noun.length));
  // 하 alone is no ending: 초기하 is a typo of 초기화.
  return [{ stem: keystrokes(noun), suffix, trust: word.endsWith('하') ? 'unsure' : 'sure' }];
}

/** All splits of a Hangul word: the word itself first, then with one or two suffixes removed. */
export const readings = memoize((word): readonly Reading[] => {
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
