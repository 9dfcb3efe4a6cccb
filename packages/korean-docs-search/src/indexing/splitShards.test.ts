import { expect, test } from 'vitest';
import { splitShards } from './splitShards';

const postings = { body: new Map([[0, 1]]) };

test('a word and a slip in it lie in one shard, wherever the next would begin by size', () => {
  const words = ['workaround', 'worker', 'worklet', 'workleturl', 'world'];
  for (let before = 0; before < 400; before++) {
    const others = Array.from({ length: before }, (_, at) => `a${String(at).padStart(4, '0')}`);
    const starts = splitShards([...others, ...words].map((term) => [term, postings])).map(
      ([start]) => start,
    );
    const shareOf = (term: string) => starts.findLastIndex((start) => start <= term);
    expect(shareOf('workeltulr')).toBe(shareOf('workleturl'));
  }
});

test('what begins alike is cut where it is too much for one shard', () => {
  const terms = Array.from({ length: 2_000 }, (_, at) => `cont${String(at).padStart(4, '0')}`);
  expect(splitShards(terms.map((term) => [term, postings])).length).toBeGreaterThan(5);
});
