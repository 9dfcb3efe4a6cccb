import type { SectionText } from '../engine/protocol';

/** What can be quoted by itself: a sentence, an item of a list, a row of a table, or an entry with its name. */
export interface Passage {
  /** Word for word as the page has it: the name of an entry first, where it has one. */
  lines: string[];
  /** What of the things asked for is in it. */
  asked: ReadonlySet<number>;
  /** Whether it begins with one of them, and so is about it. */
  leads: boolean;
  /** What of them the first cell of a row has, which names the row. */
  named: ReadonlySet<number>;
  /** Whether it leans on the sentence before it: "So …". */
  leans: boolean;
  /** Whether it is a row of a table, or has a name: it says all. */
  isWhole: boolean;
}

const cell = ' · ';
const ends = /[.?!:。…][)”"'’]?$/;
const longestName = 90;
/** A wider row says nothing without the head of its table. */
const widestRow = 6;

/** Whether a line only names what the next one explains: `speech 'auto' | 'off'`, `Cause`. */
const isName = (line: string, next: string | undefined): next is string =>
  next !== undefined &&
  line !== '' &&
  line.length <= longestName &&
  !ends.test(line) &&
  !line.includes(cell);

const sentenceEnd = /(?<=[^\s][.?!]\)?)\s+(?=[^\s\d])/gu;

/** A few words at the beginning of a line that only name what the next sentence says: "Offline." */
const label = /^(?:[^.?!:]{1,16}|[ \w'’,()-]{1,40})[.?!]$/u;

const leaning =
  /^(?:이때|이 |그 |그래서|그래도|그러면|그때|다만|대신|또는|하지만|따라서|이런|So |This |That |These |They |It |Then |But |Otherwise|Instead|There )/u;

/** Cuts a section's text into what can be quoted of it. */
export function readPassages({ text, marks }: SectionText): Passage[] {
  const passages: Passage[] = [];
  const lines = text.split('\n');
  const add = (start: number, end: number, name?: { text: string; start: number }): void => {
    const from = name?.start ?? start;
    const inside = marks.filter(([at]) => at >= from && at < end);
    const quoted = text.slice(start, end);
    const firstEnd = from + quoted.indexOf(cell);
    passages.push({
      lines: name ? [name.text, quoted] : [quoted],
      asked: new Set(inside.map(([, , asked]) => asked)),
      named: new Set(inside.filter(([at]) => at < firstEnd).map(([, , asked]) => asked)),
      leads: inside.some(([at]) => at === from),
      leans: leaning.test(quoted),
      isWhole: name !== undefined || quoted.includes(cell),
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
    if (line.split(cell).length > widestRow) continue;
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
