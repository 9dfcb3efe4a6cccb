import { marks } from '../format/postings';
import { latinTerms } from '../text/englishStemmer';
import { initialsOf, keystrokes } from '../text/hangul';
import { splitWords, type Word } from '../text/tokenizer';
import type { Piece } from './protocol';

type Range = readonly [start: number, end: number];

/** A word of a text, in the forms that are compared with terms. */
type ReadWord = Word & { keys?: string; forms?: ReturnType<typeof latinTerms> & { lower: string } };

/** Tokenizes a text once for all highlighters. */
export const readText = (text: string): ReadWord[] =>
  splitWords(text).map((word) =>
    word.script === 'hangul'
      ? { ...word, keys: keystrokes(word.text) }
      : { ...word, forms: { ...latinTerms(word.text), lower: word.text.toLowerCase() } },
  );

/** Finds the matches of a query in texts, by the same terms that the index was searched for. */
export class Highlighter {
  private readonly hangul: string[] = [];
  private readonly latin: string[] = [];
  private readonly initials: string[] = [];

  constructor(terms: Iterable<string>) {
    for (const term of terms) {
      if (term.startsWith(marks.hangul)) this.hangul.push(term.slice(1));
      else if (term.startsWith(marks.initials)) this.initials.push(term.slice(1));
      else this.latin.push(term);
    }
    this.hangul.sort((a, b) => b.length - a.length);
  }

  ranges(words: readonly ReadWord[]): Range[] {
    const found = words.flatMap((word) => this.inWord(word));
    return [...found, ...this.byInitials(words)].sort(([a], [b]) => a - b);
  }

  /** Splits a text into matching and other parts. */
  pieces(text: string): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    for (const [start, end] of this.ranges(readText(text))) {
      if (end <= at) continue;
      if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
      pieces.push({ text: text.slice(Math.max(at, start), end), hit: true });
      at = end;
    }
    if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
    return pieces;
  }

  private inWord({ text, start, end, keys, forms }: ReadWord): Range[] {
    if (keys !== undefined) {
      const term = this.hangul.find((candidate) => keys.startsWith(candidate));
      if (term === undefined) return [];
      return [[start, start + syllables(text, term.length)]];
    }
    if (!forms) return [];
    const { whole, parts, lower } = forms;
    const isMatch =
      this.latin.some(
        (term) =>
          term === whole || (term.length > 1 && (lower.startsWith(term) || whole.startsWith(term))),
      ) || parts.some((part) => this.latin.includes(part));
    return isMatch ? [[start, end]] : [];
  }

  private byInitials(words: readonly Word[]): Range[] {
    if (!this.initials.length) return [];
    const hangul = words.filter(({ script }) => script === 'hangul');
    const places = hangul.flatMap(({ text, start }) => [...text].map((_, at) => start + at));
    const keys = initialsOf(hangul.map(({ text }) => text).join(''));
    return this.initials.flatMap((initials): Range[] => {
      const at = keys.indexOf(initials);
      const first = places[at];
      const last = places[at + initials.length - 1];
      return at < 0 || first === undefined || last === undefined ? [] : [[first, last + 1]];
    });
  }
}

/** The number of syllables of a word that its first keystrokes reach. */
function syllables(word: string, keys: number): number {
  let left = keys;
  let count = 0;
  for (const syllable of word) {
    if (left <= 0) break;
    left -= keystrokes(syllable).length;
    count++;
  }
  return count;
}

const length = 110;
const lead = 24;

/** Extracts the window of a section's text with the most matches, at word boundaries. */
export function excerpt(text: string, highlighter: Highlighter): Piece[] {
  const flat = text.replace(/\s+/g, ' ').trim();
  const starts = highlighter.ranges(readText(flat)).map(([start]) => start);
  let best = 0;
  let most = 0;
  for (const start of starts) {
    const count = starts.filter((other) => other >= start && other < start + length - lead).length;
    if (count > most) [best, most] = [start, count];
  }
  let from = best <= lead ? 0 : flat.lastIndexOf(' ', best - lead) + 1;
  if (best - from > lead * 2) from = best - lead;
  let to = Math.min(flat.length, from + length);
  if (to < flat.length) to = Math.max(flat.lastIndexOf(' ', to), from + length - lead);
  const cut = `${from > 0 ? '…' : ''}${flat.slice(from, to)}${to < flat.length ? '…' : ''}`;
  return highlighter.pieces(cut);
}
