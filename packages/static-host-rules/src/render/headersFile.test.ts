import { expect, it } from 'vitest';
import { groupPaths } from './headersFile';

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
