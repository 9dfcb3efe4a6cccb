import { encode } from '../../engine/codec';
import type { Postings } from '../../engine/fields';
import { homeOf } from '../../engine/marks';

const shareSize = 2_700;
// A slip is found where its word would be: what begins alike is kept together, unless it is too much.
const beginning = 4;
const mostSize = 4_000;

function beginAlike(one: string, other: string): boolean {
  return homeOf(one).slice(0, beginning) === homeOf(other).slice(0, beginning);
}

/** The least that tells a share's first term from what comes before it. */
function startOf(first: string, before: string): string {
  let length = 0;
  while (length < first.length && first.slice(0, length) <= before) length++;
  return first.slice(0, length);
}

/** Cuts terms, in order, into shares of like size. Gives where each begins, and its content. */
export function cutShares(
  terms: readonly [string, Postings][],
): [start: string, content: string][] {
  const shares: [string, Postings][][] = [];
  let size = Infinity;
  for (const entry of terms) {
    const places = Object.values(entry[1]).reduce((sum, sections) => sum + sections.size, 0);
    const weight = entry[0].length + 6 * places;
    const last = shares.at(-1)?.at(-1)?.[0] ?? '';
    if (size + weight > (beginAlike(last, entry[0]) ? mostSize : shareSize)) {
      shares.push([]);
      size = 0;
    }
    shares.at(-1)?.push(entry);
    size += weight;
  }
  return shares.map((share, at) => {
    const before = homeOf(shares[at - 1]?.at(-1)?.[0] ?? '');
    return [startOf(homeOf(share[0]?.[0] ?? ''), before), encode(share)];
  });
}
