import type { Rule } from '../../passages/Passage';
import { findPattern } from '../findPattern';

/** No space stands before a bracket that explains a word: 음성 합성(TTS). */
export const brackets: Rule = (passage) =>
  findPattern(passage, /[가-힣] \([A-Z가-힣]/g, () => '괄호 앞에 공백을 두지 마세요.');
