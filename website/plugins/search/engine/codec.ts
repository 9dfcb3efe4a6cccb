import { fields, type Field, type Postings } from './fields';

/** A share of the index as it is stored. */
interface Stored {
  /** Terms in order; each begins with a letter telling how much it shares with the one before. */
  terms: string;
  /** For each term the number of fields, then field, count, and steps of section × 16 + weight. */
  places: number[];
}

const sharedBase = 0x30;
const longestShared = 0x4e;

/** Writes terms and where they are as compact text that decodes without a parser of our own. */
export function encode(index: Iterable<[string, Postings]>): string {
  const places: number[] = [];
  const terms: string[] = [];
  let previous = '';
  for (const [term, postings] of index) {
    let shared = 0;
    while (shared < longestShared && shared < term.length && term[shared] === previous[shared])
      shared++;
    terms.push(String.fromCharCode(sharedBase + shared) + term.slice(shared));
    previous = term;
    const used = fields.filter((field) => postings[field]?.size);
    places.push(used.length);
    for (const field of used) writePlaces(places, field, postings[field] ?? new Map());
  }
  return JSON.stringify({ terms: terms.join('\n'), places } satisfies Stored);
}

function writePlaces(places: number[], field: Field, sections: Map<number, number>): void {
  places.push(fields.indexOf(field), sections.size);
  let previous = 0;
  for (const [section, weight] of [...sections].sort(([a], [b]) => a - b)) {
    places.push((section - previous) * 16 + weight);
    previous = section;
  }
}

/** Reads what `encode` wrote, in the shape the search engine keeps: field number to section to weight. */
export function* decode(text: string): Generator<[string, Map<number, Map<number, number>>]> {
  const { terms, places } = JSON.parse(text) as Stored;
  if (terms === '') return;
  let at = 0;
  const next = (): number => places[at++] ?? 0;
  let term = '';
  for (const line of terms.split('\n')) {
    term = term.slice(0, line.charCodeAt(0) - sharedBase) + line.slice(1);
    const found = new Map<number, Map<number, number>>();
    for (let left = next(); left > 0; left--) {
      const sections = new Map<number, number>();
      found.set(next(), sections);
      let section = 0;
      for (let count = next(); count > 0; count--) {
        const step = next();
        section += step >> 4;
        sections.set(section, step & 15);
      }
    }
    yield [term, found];
  }
}
