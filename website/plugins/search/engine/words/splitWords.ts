import { isStopWord } from './stopWords';

/** A word of a text and where it stands, in UTF-16 units. */
export interface Word {
  /** As it is written, but in plain letters, and `not` for don't and the like. */
  text: string;
  start: number;
  end: number;
  script: 'hangul' | 'latin';
  /** True for Hangul that follows Latin or digits without a space, as particles do: `useAgent를`. */
  glued: boolean;
}

const pattern =
  /[가-힣ㄱ-ㆎ]+|[\p{L}\p{N}_$](?:(?![가-힣ㄱ-ㆎ])[\p{L}\p{M}\p{N}_$]|[.\-'’:](?=(?![가-힣ㄱ-ㆎ])[\p{L}\p{N}_$]))*|(?<![^\s"'`(])[!?&|<=>+*^%][!?&|<=>+*^%.]+(?![^\s"'`)가-힣])/gu;

/** A letter with its marks; the letters of a Korean syllable that are written apart. */
const cluster = /[\u1100-\u11ff\uffa0-\uffdc]+|.\p{M}*/gsu;
/** Letters and digits other than single Korean letters, full-width signs, and units: ㎑. */
const foldable = /^(?:(?![ㄱ-ㆎ])[\p{L}\p{N}]|[\uff01-\uff5e\u3380-\u33df])/u;

/**
 * Folds forms of letters that only look different (ｃｏｎｎｅｃｔ) to the plain ones. Gives the place of
 * each in the text as it is written.
 */
function fold(text: string): { folded: string; placeOf: (at: number) => number } {
  if (text.normalize('NFKC') === text) return { folded: text, placeOf: (at) => at };
  let folded = '';
  const places: number[] = [];
  for (const { 0: written, index } of text.matchAll(cluster)) {
    const plain = foldable.test(written) ? written.normalize('NFKC') : written;
    const same = plain.length === written.length;
    for (let at = 0; at < plain.length; at++) places.push(same ? index + at : index);
    folded += plain;
  }
  return { folded, placeOf: (at) => places[at] ?? text.length };
}

/**
 * Splits a text into words: runs of Hangul, identifiers with the dots and hyphens inside, and
 * operators of two signs or more that stand alone.
 */
export function splitWords(line: string): Word[] {
  const { folded, placeOf } = fold(line);
  const words: Word[] = [];
  let previousEnd = -1;
  for (const match of folded.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const text = match[0].replace(/^[a-z]+n['’]t$/i, 'not');
    const script = /^[가-힣ㄱ-ㆎ]/u.test(text) ? 'hangul' : 'latin';
    const glued =
      script === 'hangul' && (previousEnd === start || /[)\]`'"”’>]/.test(folded[start - 1] ?? ''));
    previousEnd = end;
    // 안됨 is 안 됨, but 안내 is one word.
    const cut = /^[안못]/.test(text) && isStopWord(text.slice(1)) ? 1 : 0;
    const push = (part: string, from: number, to: number, isGlued: boolean): number =>
      words.push({ text: part, start: placeOf(from), end: placeOf(to), script, glued: isGlued });
    if (cut) push(text.charAt(0), start, start + 1, glued);
    push(text.slice(cut), start + cut, end, glued && !cut);
  }
  return words;
}
