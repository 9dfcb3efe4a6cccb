import { beforeEach, expect, it, vi } from 'vitest';

const others = [
  'photos',
  'kept https://a.example/docs/en/ pages-1',
  'kept https://a.example/ pages-1',
];
const older = 'kept https://a.example/docs/ pages-0';
let left: string[] = [];

vi.stubGlobal('self', { registration: { scope: 'https://a.example/docs/' } });
vi.stubGlobal('caches', {
  keys: () => Promise.resolve(left),
  delete: (name: string) => Promise.resolve((left = left.filter((one) => one !== name))),
});
const { fileCache, forget, pageCache } = await import('./scope');

beforeEach(() => {
  left = [...others, older, pageCache, fileCache];
});

it('forget() with names deletes caches of other versions, but none of another app', async () => {
  await forget([pageCache, fileCache]);
  expect(left).toEqual([...others, pageCache, fileCache]);
});

it('forget() without names deletes all caches of this site, but none of another app', async () => {
  await forget();
  expect(left).toEqual(others);
});
