import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import pathToRegexp from './pathToRegexp';

const packaged = createRequire(import.meta.url)('path-to-regexp') as typeof pathToRegexp;
const paths = ['/', '/docs/', '/docs', '/en/docs/api/send-text/', '/404.html', '*'];
const addresses = [
  ...paths,
  ...paths.map((path) => `${path}/`),
  '',
  '/DOCS/',
  '/docs/api/',
  '/docsx',
  '/404xhtml',
  '/en/docs/api/send-text',
  '/en/docs/api/send-text//',
  '/한국어/',
];
const choices = [false, true];
const options = choices.flatMap((end) =>
  choices.flatMap((strict) => choices.map((sensitive) => ({ end, strict, sensitive }))),
);

describe('the paths of this site', () => {
  it.each(options)('match what the package has them match, with %o', (option) => {
    for (const path of paths) {
      const [ours, theirs] = [pathToRegexp, packaged].map((make) => make(path, [], option));
      for (const address of addresses) {
        expect([path, address, ours?.exec(address)?.slice()]).toEqual([
          path,
          address,
          theirs?.exec(address)?.slice(),
        ]);
      }
    }
  });

  it('are written as they are', () => {
    expect(pathToRegexp.compile('/docs/')()).toBe('/docs/');
  });

  it.each(['/docs/:id', '/docs/(.*)', '/a?'])('are plain: %s is refused', (path) => {
    expect(() => pathToRegexp(path, [], {})).toThrow('not a plain path');
  });
});
