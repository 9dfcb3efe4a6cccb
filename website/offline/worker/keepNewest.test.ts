import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let onNoRoom: () => Promise<unknown>;
vi.mock('workbox-core/registerQuotaErrorCallback.js', () => ({
  registerQuotaErrorCallback: (callback: typeof onNoRoom) => void (onNoRoom = callback),
}));
const { keepNewest } = await import('./keepNewest');

let kept: string[] | undefined;

vi.stubGlobal('caches', {
  open: () =>
    Promise.resolve({
      keys: () => Promise.resolve([...(kept ?? [])]),
      delete: (one: string) => Promise.resolve((kept = kept?.filter((other) => other !== one))),
    }),
  delete: () => Promise.resolve((kept = undefined)),
});

beforeEach(() => {
  vi.useFakeTimers();
  kept = ['first', 'second', 'third'];
});
afterEach(() => vi.useRealTimers());

it('deletes the oldest entries once updates have stopped', async () => {
  const { cacheDidUpdate } = keepNewest('pages', 2);
  await cacheDidUpdate();
  await vi.advanceTimersByTimeAsync(2_000);
  kept?.push('fourth');
  await cacheDidUpdate();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept).toHaveLength(4);
  await vi.runAllTimersAsync();
  expect(kept).toEqual(['third', 'fourth']);
});

it('keeps all entries within the limit', async () => {
  await keepNewest('pages', 3).cacheDidUpdate();
  await vi.runAllTimersAsync();
  expect(kept).toEqual(['first', 'second', 'third']);
});

it('deletes the cache when the storage quota is exceeded', async () => {
  keepNewest('pages', 3);
  await onNoRoom();
  expect(kept).toBeUndefined();
});
