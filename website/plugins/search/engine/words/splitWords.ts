/** A word of a text and where it stands, in UTF-16 units. */
export interface Word {
  text: string;
  start: number;
  end: number;
  script: 'hangul' | 'latin';
  /** True for Hangul that follows Latin or digits without a space, as particles do: `useAgent를`. */
  glued: boolean;
}

const pattern =
  /[가-힣ㄱ-ㆎ]+|[\p{L}\p{N}_$](?:(?![가-힣ㄱ-ㆎ])[\p{L}\p{M}\p{N}_$]|[.\-'’:](?=(?![가-힣ㄱ-ㆎ])[\p{L}\p{N}_$]))*|(?<![^\s"'`(])[!?&|<=>+*^%][!?&|<=>+*^%.]+(?![^\s"'`)])/gu;

/**
 * Splits a text into words: runs of Hangul, identifiers with the dots and hyphens inside, and
 * operators of two signs or more that stand alone.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let previousEnd = -1;
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const script = /^[가-힣ㄱ-ㆎ]/u.test(match[0]) ? 'hangul' : 'latin';
    const afterClosing = /[)\]`'"”’>]/.test(text[start - 1] ?? '');
    const glued = script === 'hangul' && (previousEnd === start || afterClosing);
    words.push({ text: match[0], start, end, script, glued });
    previousEnd = end;
  }
  return words;
}
