import { expect, it } from 'vitest';
import { backoff } from './connection.js';
import { defaults } from '../options.js';

const waits = (chance: number) =>
  [1, 2, 3, 4, 5, 6].map((attempt) => backoff(attempt, defaults.reconnect, chance));

it('doubles the wait up to the maximum', () => {
  expect(waits(1)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
});

it('waits at least half of that, so that jitter spreads clients out', () => {
  expect(waits(0)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
});
