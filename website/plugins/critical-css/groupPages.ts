import type { Root } from 'postcss';
import { isNeeded } from './isNeeded';

interface Group {
  pages: readonly number[];
  /** Which rules of the sheet its pages need. */
  needed: readonly boolean[];
  /** The letters its pages carry in all. */
  weight: number;
}

/** Makes one group of two. */
function join(lengths: readonly number[], one: Group, other: Group): Group {
  const pages = [...one.pages, ...other.pages];
  const needed = one.needed.map((isOfOne, index) => isOfOne || other.needed[index] === true);
  const length = lengths.reduce((sum, letters, index) => (needed[index] ? sum + letters : sum), 0);
  return { pages, needed, weight: length * pages.length };
}

/**
 * Puts pages that need much the same styles together, until there are as few groups as wanted: of all
 * pairs, the one that adds the least is joined, again and again. Returns the places of each group's
 * pages in the list of their names.
 */
export function groupPages(
  pages: readonly ReadonlySet<string>[],
  sheet: Root,
  wanted: number,
): (readonly number[])[] {
  const lengths: number[] = [];
  const needs = pages.map((): boolean[] => []);
  sheet.walkRules((rule) => {
    lengths.push(rule.toString().length);
    pages.forEach((names, page) =>
      needs[page]?.push(rule.selectors.some((selector) => isNeeded(selector, names))),
    );
  });
  const nothing: Group = { pages: [], needed: lengths.map(() => false), weight: 0 };
  let groups = needs.map((needed, page) =>
    join(lengths, { pages: [page], needed, weight: 0 }, nothing),
  );
  while (groups.length > wanted) {
    const pairs = groups.flatMap((one, place) =>
      groups.slice(place + 1).map((other) => {
        const both = join(lengths, one, other);
        return { one, other, both, added: both.weight - one.weight - other.weight };
      }),
    );
    const best = pairs.reduce((least, pair) => (pair.added < least.added ? pair : least));
    groups = [...groups.filter((group) => group !== best.one && group !== best.other), best.both];
  }
  return groups.map((group) => group.pages);
}
