/** Pages that share one text of styles. */
export interface Group {
  pages: readonly number[];
  /** Which rules of the sheet its pages need. */
  needed: readonly boolean[];
}

interface Pair {
  one: Group;
  other: Group;
  /** The letters that the pages carry more, in all, once they share. */
  added: number;
}

/** Makes one group of two. */
export function join(one: Group, other: Group): Group {
  const needed = one.needed.map((isOfOne, rule) => isOfOne || other.needed[rule] === true);
  return { pages: [...one.pages, ...other.pages], needed };
}

function compare(one: Group, other: Group, lengths: readonly number[]): Pair {
  let added = 0;
  for (const [rule, length] of lengths.entries()) {
    if (one.needed[rule] === other.needed[rule]) continue;
    added += length * (one.needed[rule] ? other : one).pages.length;
  }
  return { one, other, added };
}

/**
 * Joins groups until there are as few as wanted: of all pairs, the one that adds the least, again and
 * again. Of each rule of the sheet it wants the letters.
 */
export function joinGroups(
  groups: readonly Group[],
  lengths: readonly number[],
  wanted: number,
): Group[] {
  const left = new Set(groups);
  let pairs = groups.flatMap((one, place) =>
    groups.slice(place + 1).map((other) => compare(one, other, lengths)),
  );
  while (left.size > wanted) {
    const best = pairs.reduce((least, pair) => (pair.added < least.added ? pair : least));
    const both = join(best.one, best.other);
    left.delete(best.one);
    left.delete(best.other);
    const others = [...left];
    pairs = pairs
      .filter(({ one, other }) => left.has(one) && left.has(other))
      .concat(others.map((one) => compare(one, both, lengths)));
    left.add(both);
  }
  return [...left];
}
