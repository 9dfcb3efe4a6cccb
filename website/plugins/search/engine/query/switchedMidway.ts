import type { TermIndex } from '../TermIndex';
import { keysOf } from '../words/hangul';
import { latinTerms } from '../words/latinTerms';
import { latinVariants } from './latinVariants';
import { readWord, type ReadWord } from './readWord';
import type { AskedWord } from './Slot';

const hasLooseLetter = /[ㄱ-ㅎㅏ-ㅣ]/;

/** Reads `ㄴ둥텍스트`: the keyboard was switched in the middle of the word. */
export function switchedMidway(
  index: TermIndex,
  { text }: AskedWord,
  last: boolean,
): ReadWord | undefined {
  if (!hasLooseLetter.test(text)) return undefined;
  for (let at = text.length - 1; at >= 1; at--) {
    const head = keysOf(text.slice(0, at));
    if (head.length < 2 || !index.knows(latinTerms(head).whole)) continue;
    const tail: AskedWord = { text: text.slice(at), script: 'hangul' };
    const rest = readWord(index, tail, last, true);
    if (rest.parts.every(({ length }) => length === 0)) continue;
    return {
      parts: [latinVariants(index, head, false).variants, ...rest.parts],
      corrected: head + tail.text,
    };
  }
  return undefined;
}
