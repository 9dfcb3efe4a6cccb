import { afterEach, beforeEach, expect, it } from 'vitest';
import { withEnvironment } from './withEnvironment';

const read = (): unknown[] => [process.env.WAS_THERE, process.env.WAS_NOT];
const work = async (): Promise<unknown[]> => {
  await Promise.resolve();
  return read();
};

beforeEach(() => {
  process.env.WAS_THERE = 'before';
});
afterEach(() => {
  delete process.env.WAS_THERE;
});

it('what a work is told by the environment is there until its end, and not after it', async () => {
  expect(await withEnvironment({ WAS_THERE: 'now', WAS_NOT: 'new' }, work)).toEqual(['now', 'new']);
  expect(read()).toEqual(['before', undefined]);
  expect('WAS_NOT' in process.env).toBe(false);
});

it('nor is it there after a work that fails', async () => {
  const fail = (): Promise<never> => Promise.reject(new Error('no'));
  await expect(withEnvironment({ WAS_THERE: 'now', WAS_NOT: 'new' }, fail)).rejects.toThrow('no');
  expect(read()).toEqual(['before', undefined]);
});
