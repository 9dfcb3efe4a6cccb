import { expect, test } from 'vitest';
import { untilAborted, wait } from './abortable.js';

const never = new Promise<never>(() => undefined);

test('promises and waits settle normally when the signal is not aborted', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  await wait(1, signal);
});

test('rejects waits started before and after the abort', async () => {
  const controller = new AbortController();
  const waits = [untilAborted(never, controller.signal), wait(60_000, controller.signal)];
  controller.abort(new Error('enough'));
  waits.push(untilAborted(never, controller.signal), wait(60_000, controller.signal));
  const outcomes = await Promise.allSettled(waits);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(Array(4).fill('rejected'));
});
