import { isStopWord } from './stopWords';

/** A word of a text and where it stands, in UTF-16 units. */
export interface Word {
  /** As it is written, but `not` for don't and the like. */
  text: string;
  start: number;
  end: number;
  script: 'hangul' | 'latin';
  /** True for Hangul that follows Latin or digits without a space, as particles do: `useAgent를`. */
  glued: boolean;
}

const pattern =
  /[가-힣ㄱ-ㆎ]+|[\p{L}\p{N}_$](?:(?![가-힣ㄱ-ㆎ])[\p{L}\p{M}\p{N}_$]|[.\-'’:](?=(?![가-힣ㄱ-ㆎ])[\p{L}\p{N}_$]))*|(?<![^\s"'`(])[!?&|<=>+*^%][!?&|<=>+*^%.]+(?![^\s"'`)가-힣])/gu;

/**
 * Splits a text into words: runs of Hangul, identifiers with the dots and hyphens inside, and
 * operators of two signs or more that stand alone.
 */
export function splitWords(line: string): Word[] {
  const words: Word[] = [];
  let previousEnd = -1;
  for (const match of line.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const text = match[0].replace(/^[a-z]+n['’]t$/i, 'not');
    const script = /^[가-힣ㄱ-ㆎ]/u.test(text) ? 'hangul' : 'latin';
    const glued =
      script === 'hangul' && (previousEnd === start || /[)\]`'"”’>]/.test(line[start - 1] ?? ''));
    previousEnd = end;
    // 안됨 is 안 됨, but 안내 is one word.
    const cut = /^[안못]/.test(text) && isStopWord(text.slice(1)) ? 1 : 0;
    if (cut) words.push({ text: text.charAt(0), start, end: start + 1, script, glued });
    words.push({ text: text.slice(cut), start: start + cut, end, script, glued: glued && !cut });
  }
  return words;
}
