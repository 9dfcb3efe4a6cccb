import { expect, test } from 'vitest';
import { splitShards } from './splitShards';

const postings = { body: new Map([[0, 1]]) };

test('keeps a word and its typo in one shard, wherever the size limit falls', () => {
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

test('splits terms with a common prefix that exceed one shard', () => {
  const terms = Array.from({ length: 2_000 }, (_, at) => `cont${String(at).padStart(4, '0')}`);
  expect(splitShards(terms.map((term) => [term, postings])).length).toBeGreaterThan(5);
});
