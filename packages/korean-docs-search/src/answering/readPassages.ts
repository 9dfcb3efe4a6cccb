import type { SectionText } from '../engine/protocol';
import { cellsOf, mostColumns, readColumns } from '../pages/columns';

/** A unit that can be quoted: a sentence, a list item, a table row, or an entry with its name. */
export interface Passage {
  /** Its text on the page. */
  text: string;
  /**
   * The text to quote; starts with the name of an entry, if it has one. In a row of a wide table,
   * each cell follows the name of its column.
   */
  lines: string[];
  /** The terms that it contains. */
  terms: ReadonlySet<number>;
  /** Whether it starts with one of the terms, and so is about it. */
  startsWithTerm: boolean;
  /** The terms in the first cell of a row, which names it. */
  nameTerms: ReadonlySet<number>;
  /** Whether it refers to the sentence before: "So …". */
  refersBack: boolean;
  /** Whether it is a table row or has a name, and so is complete. */
  isWhole: boolean;
  isRow: boolean;
}

const cell = ' · ';
const ends = /[.?!:。…][)”"'’]?$/;
const longestName = 90;

/** Whether a line only names what the next one explains: `speech 'auto' | 'off'`, `Cause`. */
const isName = (line: string, next: string | undefined): next is string =>
  next !== undefined &&
  line !== '' &&
  line.length <= longestName &&
  !ends.test(line) &&
  !line.includes(cell);

const sentenceEnd = /(?<=[^\s][.?!]\)?)\s+(?=[^\s\d])/gu;

/** A run-in heading of a few words: "Offline." */
const label = /^(?:[^.?!:]{1,16}|[ \w'’,()-]{1,40})[.?!]$/u;

/** A blank to fill in, as in a template. */
const blank = /\[[\p{L} ]+\]/u;

const backReference =
  /^(?:이때|이 |그 |그래서|그래도|그러면|그때|다만|대신|또는|하지만|따라서|이런|So |This |That |These |They |It |Then |But |Otherwise|Instead|There )/u;

/** A row with its first cell as its name, and the names of the columns before the other cells. */
function nameCells(row: string, names: readonly string[] = []): string[] {
  const [first = '', ...cells] = cellsOf(row);
  if (names.length === 0 || names.length !== cells.length) return [row];
  const labeled = cells.map((text, at) => (names[at] ? `${names[at]}: ${text}` : text));
  return [first, labeled.join(cell)];
}

/** Splits the text of a section into passages. */
export function readPassages({ text, marks, stored = '' }: SectionText): Passage[] {
  const passages: Passage[] = [];
  const lines = text.split('\n');
  const columns = readColumns(stored);
  const add = (start: number, end: number, name?: { text: string; start: number }): void => {
    const from = name?.start ?? start;
    const inside = marks.filter(([at]) => at >= from && at < end);
    const quoted = text.slice(start, end);
    if (blank.test(quoted)) return;
    const firstEnd = from + quoted.indexOf(cell);
    const isRow = name === undefined && quoted.includes(cell);
    const names = isRow ? columns.findLast(([at]) => at <= start)?.[1] : undefined;
    passages.push({
      text: name ? `${name.text} ${quoted}` : quoted,
      lines: name ? [name.text, quoted] : nameCells(quoted, names),
      terms: new Set(inside.map(([, , term]) => term)),
      nameTerms: new Set(inside.filter(([at]) => at < firstEnd).map(([, , term]) => term)),
      startsWithTerm: inside.some(([at]) => at === from),
      refersBack: backReference.test(quoted),
      isWhole: name !== undefined || isRow,
      isRow,
    });
  };
  let at = 0;
  let name: { text: string; start: number } | undefined;
  for (const [number, line] of lines.entries()) {
    const start = at;
    at += line.length + 1;
    if (!name && isName(line, lines[number + 1])) {
      name = { text: line, start };
      continue;
    }
    if (line.split(cell).length > mostColumns) continue;
    if (line.includes(cell) || name) add(start, start + line.length, name);
    else {
      let from = start;
      for (const { index, 0: gap } of line.matchAll(sentenceEnd)) {
        if (from === start && label.test(text.slice(from, start + index))) continue;
        add(from, start + index);
        from = start + index + gap.length;
      }
      add(from, start + line.length);
    }
    name = undefined;
  }
  return passages.filter(({ lines: [first] }) => first !== '');
}
