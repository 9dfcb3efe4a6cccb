import { numberReader, writeNumber } from './numerals';
import { everywhere, stretches } from './whereabouts';

const more = stretches;
const none = 2 * stretches - 1;
const all = 2 * stretches;
/** A term in more stretches than this counts as in all of them: it is near everything. */
const mostListed = 6;

/** Writes stretches of a text as a digit each; see `whereabouts`. */
export function writeStretches(where: number): string {
  const numbers = Array.from({ length: stretches }, (_, at) => at).filter(
    (at) => (where >>> at) & 1,
  );
  if (!numbers.length) return writeNumber(none);
  if (numbers.length > mostListed) return writeNumber(all);
  return numbers
    .map((number, at) => writeNumber(at < numbers.length - 1 ? number + more : number))
    .join('');
}

/** Gives a function that reads one text's stretches after another's. */
export function stretchReader(text: string): () => number {
  const next = numberReader(text);
  return () => {
    for (let where = 0; ;) {
      const number = next();
      if (number === none) return 0;
      if (number === all) return everywhere;
      where |= 1 << (number % stretches);
      if (number < stretches) return where;
    }
  };
}
