import { expect, test } from 'vitest';
import { splitShards } from './splitShards';

const postings = { body: new Map([[0, 1]]) };

test('splits terms with a common prefix that exceed one shard', () => {
  const terms = Array.from({ length: 2_000 }, (_, at) => `cont${String(at).padStart(4, '0')}`);
  expect(splitShards(terms.map((term) => [term, postings])).length).toBeGreaterThan(5);
});
