import type { Rule } from './passages';
import { findPattern, forbid, type Forms } from './shared';

/** Korean terms that developers do not use, with replacements. */
const koreanTerms: Forms = [
  [
    /(?<![가-힣])(?:부르|부릅|부른|부를|불렀|불리(?![하한])|불릴|불립|불러(?!오|온|올|옵|와|왔))[가-힣]*/g,
    '함수와 메서드는 "호출하다"입니다.',
  ],
  [/다시\s(?:잇|이[어으은을]|이었)[가-힣]*|끊긴 연결을/g, '"재연결하다"로 쓰세요.'],
  [
    /(?:페이지|화면)[를을]?(?:\s한\s?번)?\s(?:누르|누른|누를|눌러|눌렀)[가-힣]*/g,
    '"클릭하거나 탭하다"로 쓰세요.',
  ],
  [
    /(?<=[￼가-힣\w'][를을]\s)(?<!(?:영향|도움)을\s)(?:주세요|줍니다|주면|주지|줄\s수|준\s|넘기|넘깁|넘긴)[가-힣]*/g,
    '"지정하다"나 "전달하다"로 쓰세요.',
  ],
  [/빼앗[가-힣]*|뺏[가-힣]*/g, '"점유하다"로 쓰세요.'],
  [/시간만\s(?:흐|흘)[가-힣]*/g, '"무음으로 진행됩니다"로 쓰세요.'],
  [/제곱 평균 제곱근/g, '"RMS"로 쓰세요.'],
  [/알아[듣들][가-힣]*/g, '"인식하다"로 쓰세요.'],
  [
    /(?<![가-힣])(?:늘 (?:됩|돼|되)|그냥 넘어가|끝내 보내)[가-힣]*/g,
    '"항상 허용하다"나 "무시하다"로 쓰세요.',
  ],
  [/(?<=[과와]\s)(?:잇는|이어 주는)(?![가-힣])/g, '"연결하다"로 쓰세요.'],
];

/** English terms that developers do not use, with replacements. */
const englishTerms: Forms = [
  [
    /\b(?:needs? a|without a|the first|the very first|later) press(?:es)?\b/gi,
    'interaction, click or tap',
  ],
  [/\bup to (?:you|whoever)\b/gi, 'say who decides, and what'],
  [/\bhas no say\b/gi, "can't respond"],
  [/\bwhoever operates\b/gi, 'the operator of'],
  [/\b(?:is|are|be) refused with\b/gi, 'rejects with'],
  [/\banew\b/gi, 'again, or say what restarts'],
  [/\b(?:by|at) chance\b/gi, 'at random, or with jitter'],
  [/\bagent objects?\b/gi, 'client'],
  [/\broot mean square\b/gi, 'RMS'],
  [
    /\bcomponents? (?:goes|go|is gone|is mounted|is unmounted)\b(?: away)?/gi,
    'mounts, or unmounts',
  ],
];

/** Korean as developers write it: 호출하다, 재연결하다, 지정하다. */
export const koreanDeveloperTerms = forbid(koreanTerms, ' →');

/** English as developers write it: unmounts, rejects, until the user interacts with the page. */
export const englishDeveloperTerms = forbid(englishTerms, ' →');

const tableHeads: Readonly<Record<string, string>> = {
  뜻: '설명',
  '하는 일': '동작',
  '받는 값': '이벤트 객체',
  '적용하는 쪽': '적용 대상',
  '일어나는 곳': '발생 위치',
  쓰임: '용도',
};

/** Heads of tables use the standard terms of reference pages. */
export const tableHeadTerms: Rule = ({ kind, text }) => {
  const instead = kind === 'cell' ? tableHeads[text.trim()] : undefined;
  return instead ? [{ index: 0, message: `"${text.trim()}" → "${instead}"` }] : [];
};

/**
 * A heading is a noun phrase or ends in ~하기, because a sentence would read as prose in the
 * contents.
 */
export const headingForm: Rule = (passage) =>
  passage.kind === 'heading'
    ? findPattern(
        passage,
        /[가-힣]+(?:니다|세요|나요|까요)[.?]?$/g,
        ([found]) => `"${found}": 제목은 "~하기"나 명사형으로 쓰세요.`,
      )
    : [];

/** Verbs whose object is what `createAgent` returns, not a remote service. */
const madeInKorean =
  /에이전트(?:를|가) (?:새로 |두 번 |두 개 |하나 )?(?:만드|만든|만들|만듭|생기|생깁)[가-힣]*|에이전트 (?:두 개|하나(?:는|를))/g;
const madeInEnglish =
  /\b(?:each call|every call) (?:makes|creates) an(?:other)? agent\b|\b(?:two|several|share one|agents? you no longer use|another) agents\b|\bshare one agent\b/gi;

/** The remote service is an agent; the object returned by the SDK has another name. */
export const oneMeaningOfAgent: Rule = (passage) =>
  passage.language === 'ko'
    ? findPattern(passage, madeInKorean, ({ 0: found, index }) =>
        /(?:실행되는|로컬) $/.test(passage.text.slice(0, index))
          ? undefined
          : `"${found}": \`createAgent\`로 만드는 것은 "에이전트 객체"입니다.`,
      )
    : findPattern(
        passage,
        madeInEnglish,
        ([found]) => `"${found}": what \`createAgent\` returns is a "client".`,
      );
