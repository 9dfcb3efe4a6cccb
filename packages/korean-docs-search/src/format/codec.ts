import {
  everywhere,
  fields,
  pack,
  type Postings,
  sectionsPerPage,
  windows,
  windowsOf,
  textFields,
  weightOf,
} from './postings';

/** Digits that JSON does not escape. The second half marks that more digits follow. */
const digits = Array.from({ length: 92 }, (_, at) => String.fromCharCode(0x23 + at))
  .filter((digit) => digit !== '\\')
  .slice(0, 90)
  .join('');
const base = digits.length / 2;

/** Encodes an integer as one or more digits, lowest first. */
function writeNumber(value: number): string {
  let text = '';
  let left = value;
  for (; left >= base; left = Math.floor(left / base)) text += digits.charAt(base + (left % base));
  return text + digits.charAt(left);
}

/** Returns a function that decodes one integer after another. */
function numberReader(text: string): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let scale = 1; ; scale *= base) {
      const digit = digits.indexOf(text.charAt(at++));
      value += (digit % base) * scale;
      if (digit < base) return value;
    }
  };
}

const moreFollow = windows;
const noWindows = 2 * windows - 1;
const allWindows = 2 * windows;
/** A term in more windows than this counts as in all: it is near everything. */
const mostListed = 6;

/** Encodes the windows of a text as a digit each; see `windowOf`. */
function writeWindows(where: number): string {
  if (!where) return writeNumber(noWindows);
  let text = '';
  let listed = 0;
  // Clears the lowest set bit.
  for (let left = where; left; left &= left - 1) {
    if (++listed > mostListed) return writeNumber(allWindows);
    const number = 31 - Math.clz32(left & -left);
    text += writeNumber(left & (left - 1) ? number + moreFollow : number);
  }
  return text;
}

/** Returns a function that decodes the windows of one text after another. */
function windowReader(text: string): () => number {
  const next = numberReader(text);
  return () => {
    for (let where = 0; ;) {
      const number = next();
      if (number === noWindows) return 0;
      if (number === allWindows) return everywhere;
      where |= 1 << (number % windows);
      if (number < windows) return where;
    }
  };
}

/**
 * Terms as stored: columns of numbers, because similar values compress well side by side. Terms
 * are sorted and prefix-compressed.
 */
export type Columns = [
  shared: string,
  endings: string,
  counts: string,
  pages: string,
  sections: string,
  fields: string,
  weights: string,
  windows: string,
];

/** The postings of a term in the engine: field to section to weight, see `pack`. */
export type LoadedPostings = Map<number, Map<number, number>>;

const isText = (field: number): boolean => textFields.includes(field);

function listEntries(postings: Postings): [section: number, field: number, weight: number][] {
  const entries: [section: number, field: number, weight: number][] = [];
  for (const [number, field] of fields.entries()) {
    for (const [section, weight] of postings[field] ?? []) entries.push([section, number, weight]);
  }
  return entries.sort(([a], [b]) => a - b);
}

/** Encodes terms and their postings as compact text. */
export function encode(index: Iterable<[string, Postings]>): string {
  const columns: Columns = ['', '', '', '', '', '', '', ''];
  let previous = '';
  for (const [term, postings] of index) {
    let shared = 0;
    while (shared < term.length && term[shared] === previous[shared]) shared++;
    const entries = listEntries(postings);
    columns[0] += writeNumber(shared);
    columns[1] += (previous && ' ') + term.slice(shared);
    columns[2] += writeNumber(entries.length);
    let lastPage = 0;
    for (const [section, field, weight] of entries) {
      const page = Math.floor(section / sectionsPerPage);
      columns[3] += writeNumber(page - lastPage);
      columns[4] += writeNumber(section % sectionsPerPage);
      columns[5] += writeNumber(field);
      columns[6] += writeNumber(weightOf(weight));
      if (isText(field)) columns[7] += writeWindows(windowsOf(weight));
      lastPage = page;
    }
    previous = term;
  }
  return JSON.stringify(columns);
}

/** Decodes the output of `encode`. */
export function* decode([shared, endings, ...columns]: Columns): Generator<
  [string, LoadedPostings]
> {
  if (!shared) return;
  const nextShared = numberReader(shared);
  const [counts, pages, sections, fieldNumbers, weights, windows] = columns;
  const nextCount = numberReader(counts);
  const nextPage = numberReader(pages);
  const nextSection = numberReader(sections);
  const nextField = numberReader(fieldNumbers);
  const nextWeight = numberReader(weights);
  const nextWindows = windowReader(windows);
  let term = '';
  for (const ending of endings.split(' ')) {
    term = term.slice(0, nextShared()) + ending;
    const postings: LoadedPostings = new Map();
    let page = 0;
    for (let left = nextCount(); left > 0; left--) {
      page += nextPage();
      const field = nextField();
      const found = postings.get(field) ?? new Map<number, number>();
      const section = page * sectionsPerPage + nextSection();
      const where = isText(field) ? nextWindows() : 0;
      postings.set(field, found.set(section, pack(nextWeight(), where)));
    }
    yield [term, postings];
  }
}
