import { expect, it } from 'vitest';
import { groupPaths, joinFiles } from './headersFile';

const a = { Kind: 'a' };
const b = { Kind: 'b' };

it('uses one pattern for a folder whose files agree, else one per entry', () => {
  const files = new Map([
    ['/index.html', a],
    ['/docs/one/index.html', a],
    ['/docs/two/index.html', a],
    ['/en/index.html', a],
    ['/en/assets/js/main.js', b],
  ]);
  expect(groupPaths(files)).toEqual([
    { path: '/index.html', values: a },
    { path: '/docs/*', values: a },
    { path: '/en/index.html', values: a },
    { path: '/en/assets/*', values: b },
  ]);
});

it('joins the files beside other folders, where their headers agree', () => {
  const groups = [
    { path: '/', values: a },
    { path: '/index.html', values: a },
    { path: '/sw.js', values: a },
    { path: '/docs/*', values: b },
    { path: '/en/index.html', values: a },
    { path: '/en/sw.js', values: b },
    { path: '/sdk/one.js', values: b },
  ];
  expect(joinFiles(groups)).toEqual([
    { path: '/', values: a },
    { path: '/:file', values: a },
    { path: '/docs/*', values: b },
    { path: '/en/index.html', values: a },
    { path: '/en/sw.js', values: b },
    { path: '/sdk/one.js', values: b },
  ]);
});
