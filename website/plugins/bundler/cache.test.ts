import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cacheFolder } from '../../config/paths';
import { cacheByInputs } from './cache';

// Files of previous builds are left alone.
vi.mock('../../config/paths', async (importPaths) => ({
  ...(await importPaths<object>()),
  cacheFolder: mkdtempSync(path.join(tmpdir(), 'cache-')),
}));
afterAll(() => rmSync(cacheFolder, { recursive: true }));

const cache = { type: 'persistent', version: 'client-ko' };

test('names the cache after a hash of its inputs and deletes caches of other inputs', () => {
  const other = path.join(cacheFolder, 'bundler', 'other');
  mkdirSync(other, { recursive: true });
  expect(cacheByInputs(cache)).toEqual({
    type: 'persistent',
    version: expect.stringMatching(/^client-ko-[0-9a-f]{16}$/),
    storage: {
      type: 'filesystem',
      directory: expect.stringMatching(/.bundler.[0-9a-f]{16}$/),
    },
  });
  expect(existsSync(other)).toBe(false);
});

test('keeps the cache of the same inputs', () => {
  const { storage } = cacheByInputs(cache) as { storage: { directory: string } };
  mkdirSync(storage.directory, { recursive: true });
  cacheByInputs(cache);
  expect(existsSync(storage.directory)).toBe(true);
});
