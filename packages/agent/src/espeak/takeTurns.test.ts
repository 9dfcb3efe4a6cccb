import { expect, test } from 'vitest';
import { takeTurns } from './runEspeak.js';

test('runs no more tasks at once than allowed and returns each result', async () => {
  const inTurn = takeTurns(2);
  let running = 0;
  let most = 0;
  const task = (value: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return value;
  };
  const values = await Promise.all([1, 2, 3, 4, 5].map((value) => inTurn(task(value))));
  expect(values).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a task that fails lets the next one run', async () => {
  const inTurn = takeTurns(1);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve(1))).toBe(1);
});
