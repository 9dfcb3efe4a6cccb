import { fields, type Postings } from './fields';
import { numberReader, writeNumber } from './numerals';

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
];

/** A term's places as the engine keeps them: field number to section to weight. */
export type Places = Map<number, Map<number, number>>;

function listPlaces(postings: Postings): [section: number, field: number, weight: number][] {
  return fields
    .flatMap((field, number) =>
      [...(postings[field] ?? [])].map(([section, weight]): [number, number, number] => [
        section,
        number,
        weight,
      ]),
    )
    .sort(([a], [b]) => a - b);
}

/** Writes terms and where they are as compact text. */
export function encode(index: Iterable<[string, Postings]>): string {
  const columns: Columns = ['', '', '', '', '', '', ''];
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
      const page = section >> 8;
      columns[3] += writeNumber(page - lastPage);
      columns[4] += writeNumber(section & 255);
      columns[5] += writeNumber(field);
      columns[6] += writeNumber(weight);
      lastPage = page;
    }
    previous = term;
  }
  return JSON.stringify(columns);
}

/** Reads what `encode` wrote and JSON understands. */
export function* decode([shared, endings, ...numbers]: Columns): Generator<[string, Places]> {
  if (!shared) return;
  const nextShared = numberReader(shared);
  const [nextCount, nextPage, nextSection, nextField, nextWeight] = numbers.map(numberReader) as [
    () => number,
    () => number,
    () => number,
    () => number,
    () => number,
  ];
  let term = '';
  for (const ending of endings.split(' ')) {
    term = term.slice(0, nextShared()) + ending;
    const places: Places = new Map();
    let page = 0;
    for (let left = nextCount(); left > 0; left--) {
      page += nextPage();
      const field = nextField();
      const sections = places.get(field) ?? new Map<number, number>();
      places.set(field, sections.set(page * 256 + nextSection(), nextWeight()));
    }
    yield [term, places];
  }
}
