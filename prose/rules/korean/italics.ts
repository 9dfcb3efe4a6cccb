import type { Rule } from '../../passages/Passage';

/** Hangul has no italics. */
export const italics: Rule = (passage) =>
  passage.italics
    .filter(({ text }) => /[가-힣]/.test(text))
    .map(({ index, text }) => ({
      index,
      message: `한글 "${text}"를 기울이지 마세요. 굵게 쓰거나 따옴표로 묶으세요.`,
    }));
