import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder } from '../sdk-reference/repositoryPaths';
import bundlerCache from './index';

type Configure = (config: object) => {
  experiments?: { cache?: { type: string; version: string } };
};
const configure = bundlerCache().configureWebpack as unknown as Configure;

test('the cache is named after what pages are made from, and what was kept of other inputs goes', () => {
  const other = path.join(cacheFolder, 'bundler', 'other');
  mkdirSync(other, { recursive: true });
  const cache = { type: 'persistent', version: 'client-ko' };
  const { experiments } = configure({ experiments: { cache } });
  expect(experiments?.cache).toEqual({
    type: 'persistent',
    version: expect.stringMatching(/^client-ko-[0-9a-f]{16}$/),
    storage: {
      type: 'filesystem',
      directory: expect.stringMatching(/\.cache.bundler.[0-9a-f]{16}$/),
    },
  });
  expect(existsSync(other)).toBe(false);
});

test('where there is no cache, none is made', () => {
  expect(configure({ experiments: {} })).toEqual({});
});
