import type { TermIndex } from '../TermIndex';
import { hangulTerm } from '../words/keystrokes';
import { hangulVariants } from './hangulVariants';
import { latinVariants } from './latinVariants';
import type { AskedWord } from './Slot';

const longest = 24;

function isWord(index: TermIndex, { text, script }: AskedWord): boolean {
  if (script === 'latin') return text.length > 2 && latinVariants(index, text, false).sure;
  if (text.length < 2) return index.inHeading(hangulTerm(text));
  return hangulVariants(index, text, false).sure;
}

function isBeginning(index: TermIndex, { text, script }: AskedWord): boolean {
  return (
    text.length > 1 && script === 'hangul' && index.beginningWith(hangulTerm(text), 1).length > 0
  );
}

/** Cuts a word of which nothing is known into words that are: 상태관리법 and `sendtext`. */
export function splitCompound(
  index: TermIndex,
  word: AskedWord,
  last: boolean,
): string[] | undefined {
  const { text, script } = word;
  if (text.length < 3 || text.length > longest) return undefined;
  for (let at = text.length - 1; at >= 1; at--) {
    const head = { text: text.slice(0, at), script };
    const tail = { text: text.slice(at), script };
    if (!isWord(index, head)) continue;
    if (isWord(index, tail) || (last && isBeginning(index, tail))) return [head.text, tail.text];
    const rest = splitCompound(index, tail, last);
    if (rest) return [head.text, ...rest];
  }
  return undefined;
}
