import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

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
