import { headingFields, type Postings } from '../../engine/fields';

const wordsPerPart = 500;
const mostParts = 50;
/** No shorter word is a slip for another. */
const shortest = 4;

/** Cuts the words of headings, in order, into parts: words alone, for what may be a slip for one. */
export function cutWords(terms: ReadonlyMap<string, Postings>): string[][] {
  const words = [...terms]
    .filter(
      ([term, postings]) =>
        term.length >= shortest && headingFields.some((field) => postings[field]),
    )
    .map(([term]) => term)
    .sort();
  const size = Math.max(wordsPerPart, Math.ceil(words.length / mostParts));
  return Array.from({ length: Math.ceil(words.length / size) }, (_, at) =>
    words.slice(at * size, (at + 1) * size),
  );
}
