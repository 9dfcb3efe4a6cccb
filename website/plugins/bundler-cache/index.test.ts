import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cacheFolder } from '../../config/paths';
import bundlerCache from './index';

// What builds have kept here is left alone.
vi.mock('../../config/paths', async (importPaths) => ({
  ...(await importPaths<object>()),
  cacheFolder: mkdtempSync(path.join(tmpdir(), 'cache-')),
}));
afterAll(() => rmSync(cacheFolder, { recursive: true }));

type Configure = (config: object) => {
  experiments?: { cache?: { type: string; version: string; storage: { directory: string } } };
};
const configure = bundlerCache().configureWebpack as unknown as Configure;
const cache = { type: 'persistent', version: 'client-ko' };

test('the cache is named after what pages are made from, and what was kept of other inputs goes', () => {
  const other = path.join(cacheFolder, 'bundler', 'other');
  mkdirSync(other, { recursive: true });
  const { experiments } = configure({ experiments: { cache } });
  expect(experiments?.cache).toEqual({
    type: 'persistent',
    version: expect.stringMatching(/^client-ko-[0-9a-f]{16}$/),
    storage: {
      type: 'filesystem',
      directory: expect.stringMatching(/.bundler.[0-9a-f]{16}$/),
    },
  });
  expect(existsSync(other)).toBe(false);
});

test('what was kept of the same inputs stays', () => {
  const { experiments } = configure({ experiments: { cache } });
  const { directory = '' } = experiments?.cache?.storage ?? {};
  mkdirSync(directory, { recursive: true });
  configure({ experiments: { cache } });
  expect(existsSync(directory)).toBe(true);
});

test('where there is no cache, none is made', () => {
  expect(configure({ experiments: {} })).toEqual({});
});
