import { expect, test } from 'vitest';
import type { Turn } from './Hooks.js';
import { rememberTurn } from './answer.js';

test('a history keeps the latest forty turns', () => {
  const history: Turn[] = [];
  for (let turn = 1; turn <= 50; turn += 1)
    rememberTurn(history, { role: 'user', text: `${turn}` });
  expect(history).toHaveLength(40);
  expect(history[0]?.text).toBe('11');
});
