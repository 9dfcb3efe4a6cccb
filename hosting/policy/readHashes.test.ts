import { expect, it } from 'vitest';
import { readHashes } from './readHashes';

const page = (path: string, style: string) => ({ path, html: `<style>${style}</style>` });

it('lets the documentation pages of a language take on the styles of each other, and no others', () => {
  const pages = [
    page('index.html', 'a{}'),
    page('docs/one/index.html', 'b{}'),
    page('docs/api/two/index.html', 'c{}'),
    page('en/docs/one/index.html', 'd{}'),
  ];
  const [home, one, two, english] = readHashes(pages).map(({ hashes }) => hashes.styles);
  expect([home, one, english].map((styles) => styles?.length)).toEqual([1, 2, 1]);
  expect(two).toEqual(one);
  expect(one).not.toContain(home?.[0]);
  expect(one).not.toContain(english?.[0]);
});
