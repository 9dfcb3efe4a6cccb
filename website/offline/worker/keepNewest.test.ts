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

it('lets go of what came first, once nothing more comes', async () => {
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

it('keeps all that there is room for', async () => {
  await keepNewest('pages', 3).cacheDidUpdate();
  await vi.runAllTimersAsync();
  expect(kept).toEqual(['first', 'second', 'third']);
});

it('gives everything up where the device has no room', async () => {
  keepNewest('pages', 3);
  await onNoRoom();
  expect(kept).toBeUndefined();
});
