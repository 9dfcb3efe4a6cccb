import type { TermIndex } from '../TermIndex';
import type { Word } from '../words/splitWords';
import { isStopWord } from '../words/stopWords';
import { lookUp } from './lookUp';
import { splitCompound } from './splitCompound';

const mayBePart = ({ text }: Word): boolean => /^[가-힣]+$/.test(text) && !isStopWord(text);

/** Joins what a space cut in the wrong place: 서버컴 포넌트 is 서버컴포넌트, whose words are known. */
export function mendSpaces(index: TermIndex, words: readonly Word[]): Word[] {
  const mended: Word[] = [];
  for (const word of words) {
    const before = mended.at(-1);
    const last = word === words.at(-1);
    if (before && mayBePart(before) && mayBePart(word)) {
      const whole = { ...before, text: before.text + word.text, end: word.end };
      const unknown = (each: Word): boolean => !lookUp(index, each, false).sure;
      if ((unknown(before) || unknown(word)) && isCutElsewhere(index, whole, before.text, last)) {
        mended.splice(-1, 1, whole);
        continue;
      }
    }
    mended.push(word);
  }
  return mended;
}

/** Whether a word is known, or made of known words, none of which begins where it was cut. */
function isCutElsewhere(index: TermIndex, word: Word, before: string, last: boolean): boolean {
  if (lookUp(index, word, false).sure) return true;
  const pieces = splitCompound(index, word, last);
  let at = 0;
  return pieces?.every((piece) => (at += piece.length) !== before.length) ?? false;
}
