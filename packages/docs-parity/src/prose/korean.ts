import type { Finding } from '../phrases';
import { CODE, codeAt, type Passage, type Rule } from './passages';
import { findPattern, forbid, type Forms } from './shared';
import { readAloud, splitName, type Glossary } from './glossary';

/** No space before a bracket that explains a word: 음성 합성(TTS). */
export const brackets: Rule = (passage) =>
  findPattern(passage, /[가-힣] \([A-Z가-힣]/g, () => '괄호 앞에 공백을 두지 마세요.');

/** Forms to avoid, with replacements. */
const forms: Forms = [
  [/당신|여러분/g, '빼세요. 읽는 사람이 주어입니다.'],
  [/(?<![가-힣])우리(?=[는가를의]|\s)/g, '빼세요. 읽는 사람이 주어입니다.'],
  [/십시오/g, '"~하세요"로 쓰세요.'],
  [/[가-힣]+(?:하|되)시(?:면|고|는|기|려|어|길)/g, '높임의 "-시-"를 빼세요.'],
  [/되어\s?[지진집졌]/g, '"되다"로 쓰세요.'],
  [/보여[지진집졌]/g, '"보이다"로 쓰세요.'],
  [/[을를]\s통(?:해|하여|한)/g, '"~로"로 쓰세요.'],
  [/[을를]\s(?:수행|진행)(?:합|하|한|할|해)/g, '명사 대신 동사로 쓰세요. "설정합니다"처럼요.'],
  [/앞서\s?(?:설명|말|언급)|이제\s?알아보|살펴보겠|알아보겠/g, '빼고 바로 말하세요.'],
  [/만약/g, '"~면"으로 넉넉합니다. 빼세요.'],
  [/에\s있어서?/g, '"~에서"로 쓰세요.'],
  [/에\s대해서/g, '"~을" 또는 "~에 관해"로 쓰세요.'],
  [/(?:할|될|볼|쓸|줄|올|갈)수\s?(?:있|없)/g, '"수"를 띄어 쓰세요.'],
  [/할\s?수있|할\s?수없|될\s?수있/g, '"수 있다"를 띄어 쓰세요.'],
  [/(?<!물어|알아|찾아|살펴|돌아|지켜)(?<=[가-힣][해아어여])보세요/g, '"보세요"를 띄어 쓰세요.'],
  [/해주(?:세요|면|는|고)/g, '"해 주"로 띄어 쓰세요.'],
];

/** Korean that the guide forbids: pronouns, honorifics, double passives, filler, missing spaces. */
export const forbiddenForms = forbid(forms, ':');

/** Hangul has no italics. */
export const italics: Rule = (passage) =>
  passage.italics
    .filter(({ text }) => /[가-힣]/.test(text))
    .map(({ index, text }) => ({
      index,
      message: `한글 "${text}"를 기울이지 마세요. 굵게 쓰거나 따옴표로 묶으세요.`,
    }));

/** How the last syllable of a word ends: in a vowel, in ㄹ, or in another consonant. */
type Ending = 'open' | 'rieul' | 'closed';

const firstSyllable = '가'.charCodeAt(0);
const lastSyllable = '힣'.charCodeAt(0);
const finals = 28;
const rieul = 8;

const digits = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];

function endingOfHangul(text: string): Ending | undefined {
  const code = text.charCodeAt(text.length - 1);
  if (code < firstSyllable || code > lastSyllable) return undefined;
  const final = (code - firstSyllable) % finals;
  if (final === 0) return 'open';
  return final === rieul ? 'rieul' : 'closed';
}

/** How code or a Latin word ends when it is read aloud; nothing when its reading is unknown. */
function endingOf(word: string, glossary: Glossary): Ending | undefined {
  const call = word.replace(/(?<=\w)\([^)]*\)$/, '');
  const last = call.replace(/[^\w가-힣]+$/, '');
  const hangul = endingOfHangul(last);
  if (hangul) return hangul;
  const digit = /\d$/.exec(last)?.[0];
  if (digit !== undefined) return endingOfHangul(digits[Number(digit)] ?? '');
  const name = splitName(last).at(-1);
  const sound = name && readAloud(name, glossary);
  return sound ? endingOfHangul(sound) : undefined;
}

const particles = '은|는|이|가|을|를|과|와|의|에|에서|으로|로|도|만|까지|부터|처럼|보다|이나|나';

const apart = new RegExp(`(?:[A-Za-z0-9)]|￼) (${particles})(?=[\\s.,!?)]|$)`, 'g');

/** Particles attach to code and Latin words without a space. */
export const particleSpacing: Rule = (passage) =>
  findPattern(passage, apart, ([, particle]) => `조사 "${particle}" 앞에 공백을 두지 마세요.`);

/** Sentences end politely and with a full stop; no colon, semicolon or dash joins them. */
export const sentenceEnds: Rule = (passage) => [
  ...findPattern(passage, /[가-힣]\s*:\s*$/gm, () => '문장을 ":"로 끝내지 말고 마침표를 쓰세요.'),
  ...findPattern(passage, /;|—/g, ([sign]) => `"${sign}"로 잇지 말고 문장을 나누세요.`),
  ...findPattern(
    passage,
    /[가-힣]*[가-힣](?<!니)다\.(?=\s|$)/g,
    ([words]) => `"${words}"를 "~니다."로 끝내세요.`,
  ),
  ...findPattern(
    passage,
    /[가-힣]*(?<![세])요\.(?=\s|$)/g,
    ([words]) => `"${words}"를 "~니다."나 "~하세요."로 끝내세요.`,
  ),
  ...findPattern(passage, /!(?=\s|$)/g, () => '느낌표 대신 마침표를 쓰세요.'),
];

/** The particle after a vowel, and the one after a consonant. */
const pairs = [
  ['는', '은'],
  ['가', '이'],
  ['를', '을'],
  ['와', '과'],
  ['로', '으로'],
] as const;

const written = new RegExp(
  `(${CODE}|[A-Za-z][\\w.-]*)(${pairs
    .flat()
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?=[\\s.,!?)\\]]|$)`,
  'g',
);

function rightParticle(particle: string, ending: Ending): string | undefined {
  const pair = pairs.find((one) => one.some((form) => form === particle));
  if (!pair) return undefined;
  const [open, closed] = pair;
  if (open === '로') return ending === 'closed' ? closed : open;
  return ending === 'open' ? open : closed;
}

function checkParticle(passage: Passage, match: RegExpExecArray, glossary: Glossary): Finding[] {
  const [, head = '', particle = ''] = match;
  const word = head === CODE ? codeAt(passage, match.index) : head;
  // A description that is only a component has no word to agree with.
  if (!word) return [];
  const ending = endingOf(word, glossary);
  if (!ending) {
    const message = `"${word}"를 어떻게 읽는지 모릅니다. ${glossary.file}에 적으세요.`;
    return [{ index: match.index, message }];
  }
  const right = rightParticle(particle, ending);
  if (!right || right === particle) return [];
  const message = `"${word}${particle}"이 아니라 "${word}${right}"입니다.`;
  return [{ index: match.index, message }];
}

/** The particle after code or a Latin word agrees with its reading. */
export const particleAgreement: Rule = (passage, glossary) =>
  [...passage.text.matchAll(written)].flatMap((match) => checkParticle(passage, match, glossary));
