import { encode } from '../../engine/codec';
import type { Postings } from '../../engine/fields';

const shareSize = 4_000;

/** Cuts terms, in order, into shares of like size. Gives the first term and the content of each. */
export function cutShares(
  terms: readonly [string, Postings][],
): [start: string, content: string][] {
  const shares: [string, Postings][][] = [];
  let size = Infinity;
  for (const entry of terms) {
    const places = Object.values(entry[1]).reduce((sum, sections) => sum + sections.size, 0);
    const weight = entry[0].length + 6 * places;
    if (size + weight > shareSize) {
      shares.push([]);
      size = 0;
    }
    shares.at(-1)?.push(entry);
    size += weight;
  }
  return shares.map((share) => [share[0]?.[0] ?? '', encode(share)]);
}
