import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

/** Forms that are not written, and what is written instead. */
const forms: readonly [pattern: RegExp, instead: string][] = [
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

/** Korean as the guide forbids it: pronouns, honorifics, double passives, filler, joined words. */
export const forbiddenForms: Rule = (passage) =>
  forms.flatMap(([pattern, instead]) =>
    findPattern(passage, pattern, ([found]) => `"${found}": ${instead}`),
  );
