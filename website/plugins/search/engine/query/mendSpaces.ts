import type { TermIndex } from '../TermIndex';
import type { Word } from '../words/splitWords';
import { isStopWord } from '../words/stopWords';
import { lookUp } from './lookUp';
import { splitCompound } from './splitCompound';

/** Joins what a space cut in the wrong place: 서버컴 포넌트 is 서버컴포넌트, whose words are known. */
export function mendSpaces(index: TermIndex, words: readonly Word[]): Word[] {
  const isKnown = (word: Word): boolean => lookUp(index, word, false).sure;
  const mended: Word[] = [];
  for (const word of words) {
    const before = mended.at(-1);
    const pair = before ? [before, word] : [];
    const whole = {
      ...word,
      ...before,
      text: pair.map(({ text }) => text).join(''),
      end: word.end,
    };
    const joins =
      /^[가-힣]+$/.test(whole.text) &&
      !pair.some(({ text }) => isStopWord(text)) &&
      !pair.every(isKnown) &&
      (isKnown(whole) || splitCompound(index, whole, false)?.every(({ length }) => length > 1));
    if (joins) mended.pop();
    mended.push(joins ? whole : word);
  }
  return mended;
}
