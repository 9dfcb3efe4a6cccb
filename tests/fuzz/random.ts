/** A seeded source of randomness. */
export interface Random {
  /** An integer from 0 to `below - 1`. */
  integer(below: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** True once in `times` on average. */
  once(times: number): boolean;
}

/** A seeded random source (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number): number => Math.floor(fraction() * below);
  return {
    integer,
    pick: (items) => items[integer(items.length)] as (typeof items)[number],
    once: (times) => integer(times) === 0,
  };
};
