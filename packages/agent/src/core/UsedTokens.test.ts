import { expect, test } from 'vitest';
import { UsedTokens } from './TokenIssuer.js';

const later = () => Date.now() + 60_000;

test('spends each token only once', () => {
  const tokens = new UsedTokens();
  expect(tokens.spend('a', later())).toBe(true);
  expect(tokens.spend('b', later())).toBe(true);
  expect(tokens.spend('a', later())).toBe(false);
});

test('forgets expired tokens, so that memory does not grow', () => {
  const tokens = new UsedTokens();
  for (let id = 0; id < 100; id += 1) tokens.spend(String(id), Date.now() - 1);
  expect(tokens.size).toBe(1);
});
