import { expect, test } from 'vitest';
import bundlerCache from './index';

type Configure = (config: object) => {
  experiments?: { cache?: { type: string; version: string } };
};
const configure = bundlerCache().configureWebpack as unknown as Configure;

test('the cache is named after what pages are made from, besides what the bundler sees', () => {
  const cache = { type: 'persistent', version: 'client-ko' };
  const { experiments } = configure({ experiments: { cache } });
  expect(experiments?.cache).toEqual({
    type: 'persistent',
    version: expect.stringMatching(/^client-ko-[0-9a-f]{16}$/),
  });
});

test('where there is no cache, none is made', () => {
  expect(configure({ experiments: {} })).toEqual({});
});
