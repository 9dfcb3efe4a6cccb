/** A seeded random number generator, from 0 up to 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Selects a random part of a list, in its order. */
export function take<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const order = items.map((_, index) => ({ index, rank: random() }));
  const chosen = order.toSorted((one, other) => one.rank - other.rank).slice(0, count);
  return chosen
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ index }) => items[index] ?? []);
}
