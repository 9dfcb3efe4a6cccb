import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let onQuotaExceeded: () => Promise<unknown>;
vi.mock('workbox-core/registerQuotaErrorCallback.js', () => ({
  registerQuotaErrorCallback: (callback: typeof onQuotaExceeded) =>
    void (onQuotaExceeded = callback),
}));
vi.stubGlobal('self', { registration: { scope: 'https://a.example/docs/' } });
const { isValidResponse, limitEntries } = await import('./caches');

let entries: string[] | undefined;

vi.stubGlobal('caches', {
  open: () =>
    Promise.resolve({
      keys: () => Promise.resolve([...(entries ?? [])]),
      delete: (one: string) =>
        Promise.resolve((entries = entries?.filter((other) => other !== one))),
    }),
  delete: () => Promise.resolve((entries = undefined)),
});

beforeEach(() => {
  vi.useFakeTimers();
  entries = ['first', 'second', 'third'];
});
afterEach(() => vi.useRealTimers());

it('deletes the oldest entries once updates have stopped', async () => {
  const { cacheDidUpdate } = limitEntries('pages', 2);
  await cacheDidUpdate();
  await vi.advanceTimersByTimeAsync(2_000);
  entries?.push('fourth');
  await cacheDidUpdate();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(entries).toHaveLength(4);
  await vi.runAllTimersAsync();
  expect(entries).toEqual(['third', 'fourth']);
});

it('keeps all entries within the limit', async () => {
  await limitEntries('pages', 3).cacheDidUpdate();
  await vi.runAllTimersAsync();
  expect(entries).toEqual(['first', 'second', 'third']);
});

it('deletes the cache when the storage quota is exceeded', async () => {
  limitEntries('pages', 3);
  await onQuotaExceeded();
  expect(entries).toBeUndefined();
});

const answer = (type: string, status = 200) =>
  new Response('', { status, headers: { 'Content-Type': type } });

it.each([
  ['https://a.example/docs/', answer('text/html; charset=utf-8')],
  ['https://a.example/assets/js/1.js', answer('text/javascript; charset=utf-8')],
  ['https://a.example/img/logo.svg', answer('image/svg+xml')],
])('accepts a response for %s with the expected content type', (address, response) => {
  expect(isValidResponse(address, response)).toBe(true);
});

it.each([
  ['https://a.example/assets/js/1.js', answer('text/html')],
  ['https://a.example/docs/', answer('text/html', 404)],
  ['https://a.example/search/index.json', answer('')],
])(
  'rejects a response for %s with another content type or an error status',
  (address, response) => {
    expect(isValidResponse(address, response)).toBe(false);
  },
);
