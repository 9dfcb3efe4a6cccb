import { numberReader, writeNumber } from './numerals';
import { everywhere, stretches } from './whereabouts';

const more = stretches;
const none = 2 * stretches - 1;
const all = 2 * stretches;
/** A term in more stretches than this counts as in all of them: it is near everything. */
const mostListed = 6;

/** Writes stretches of a text as a digit each; see `whereabouts`. */
export function writeStretches(where: number): string {
  if (!where) return writeNumber(none);
  let text = '';
  let listed = 0;
  // Each is the lowest of those that are left.
  for (let left = where; left; left &= left - 1) {
    if (++listed > mostListed) return writeNumber(all);
    const number = 31 - Math.clz32(left & -left);
    text += writeNumber(left & (left - 1) ? number + more : number);
  }
  return text;
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
