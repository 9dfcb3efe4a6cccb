import {
  everywhere,
  fields,
  pack,
  type Postings,
  sectionsPerPage,
  stretches,
  stretchesOf,
  textFields,
  weightOf,
} from './postings';

/** Digits that JSON writes as they are. The second half says that more digits follow. */
const digits = Array.from({ length: 92 }, (_, at) => String.fromCharCode(0x23 + at))
  .filter((digit) => digit !== '\\')
  .slice(0, 90)
  .join('');
const base = digits.length / 2;

/** Writes a whole number in a digit or a few, the lowest first. */
function writeNumber(value: number): string {
  let text = '';
  let left = value;
  for (; left >= base; left = Math.floor(left / base)) text += digits.charAt(base + (left % base));
  return text + digits.charAt(left);
}

/** Gives a function that reads number after number. */
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

const moreFollow = stretches;
const noStretch = 2 * stretches - 1;
const allStretches = 2 * stretches;
/** A term in more stretches than this counts as in all of them: it is near everything. */
const mostListed = 6;

/** Writes stretches of a text as a digit each; see `whereabouts`. */
function writeStretches(where: number): string {
  if (!where) return writeNumber(noStretch);
  let text = '';
  let listed = 0;
  // Each is the lowest of those that are left.
  for (let left = where; left; left &= left - 1) {
    if (++listed > mostListed) return writeNumber(allStretches);
    const number = 31 - Math.clz32(left & -left);
    text += writeNumber(left & (left - 1) ? number + moreFollow : number);
  }
  return text;
}

/** Gives a function that reads one text's stretches after another's. */
function stretchReader(text: string): () => number {
  const next = numberReader(text);
  return () => {
    for (let where = 0; ;) {
      const number = next();
      if (number === noStretch) return 0;
      if (number === allStretches) return everywhere;
      where |= 1 << (number % stretches);
      if (number < stretches) return where;
    }
  };
}

/**
 * A share of the index as it is stored: columns of numbers, for like compresses well beside like.
 * Terms stand in order; each says how much it shares with the one before, and how it goes on.
 */
export type Columns = [
  shared: string,
  endings: string,
  counts: string,
  pages: string,
  sections: string,
  fields: string,
  weights: string,
  stretches: string,
];

/** A term's places as the engine keeps them: field number to section to weight, see `pack`. */
export type Places = Map<number, Map<number, number>>;

const isText = (field: number): boolean => textFields.includes(field);

function listPlaces(postings: Postings): [section: number, field: number, weight: number][] {
  const places: [section: number, field: number, weight: number][] = [];
  for (const [number, field] of fields.entries()) {
    for (const [section, weight] of postings[field] ?? []) places.push([section, number, weight]);
  }
  return places.sort(([a], [b]) => a - b);
}

/** Writes terms and where they are as compact text. */
export function encode(index: Iterable<[string, Postings]>): string {
  const columns: Columns = ['', '', '', '', '', '', '', ''];
  let previous = '';
  for (const [term, postings] of index) {
    let shared = 0;
    while (shared < term.length && term[shared] === previous[shared]) shared++;
    const places = listPlaces(postings);
    columns[0] += writeNumber(shared);
    columns[1] += (previous && ' ') + term.slice(shared);
    columns[2] += writeNumber(places.length);
    let lastPage = 0;
    for (const [section, field, weight] of places) {
      const page = Math.floor(section / sectionsPerPage);
      columns[3] += writeNumber(page - lastPage);
      columns[4] += writeNumber(section % sectionsPerPage);
      columns[5] += writeNumber(field);
      columns[6] += writeNumber(weightOf(weight));
      if (isText(field)) columns[7] += writeStretches(stretchesOf(weight));
      lastPage = page;
    }
    previous = term;
  }
  return JSON.stringify(columns);
}

/** Reads what `encode` wrote and JSON understands. */
export function* decode([shared, endings, ...columns]: Columns): Generator<[string, Places]> {
  if (!shared) return;
  const nextShared = numberReader(shared);
  const [counts, pages, sections, fieldNumbers, weights, stretches] = columns;
  const nextCount = numberReader(counts);
  const nextPage = numberReader(pages);
  const nextSection = numberReader(sections);
  const nextField = numberReader(fieldNumbers);
  const nextWeight = numberReader(weights);
  const nextStretches = stretchReader(stretches);
  let term = '';
  for (const ending of endings.split(' ')) {
    term = term.slice(0, nextShared()) + ending;
    const places: Places = new Map();
    let page = 0;
    for (let left = nextCount(); left > 0; left--) {
      page += nextPage();
      const field = nextField();
      const found = places.get(field) ?? new Map<number, number>();
      const section = page * sectionsPerPage + nextSection();
      const where = isText(field) ? nextStretches() : 0;
      places.set(field, found.set(section, pack(nextWeight(), where)));
    }
    yield [term, places];
  }
}
