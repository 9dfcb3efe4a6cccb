import { describe, expect, it } from 'vitest';
import { type ChunkNames, frameOf, listRouteChunks } from './chunks';

const chunks = new Map<string, ChunkNames>([
  ['/docs/-1', { __comp: 'root', __context: { plugin: 'plugin' } }],
  ['/docs/-2', { __comp: 'version', __props: 'sidebar' }],
  ['/docs/one/-3', { __comp: 'page', content: 'one' }],
  ['/docs/two/-4', { __comp: 'page', content: 'two' }],
  ['/-5', { __comp: 'home' }],
]);

describe('frameOf', () => {
  it('returns the chunks of the most common page component and of its parent routes', () => {
    expect(frameOf(chunks)).toEqual(['page', 'root', 'plugin', 'version', 'sidebar']);
  });
});

describe('listRouteChunks', () => {
  it('lists the chunks of each page after those of its parent routes', () => {
    const pages = ['/docs/one/', '/docs/two/'].map((path) => ({ path, component: '' }));
    const version = { path: '/docs/', component: '', routes: pages };
    const routes = [
      { path: '/docs/', component: '', routes: [version] },
      { path: '/', component: '' },
    ];
    expect([...listRouteChunks(routes, chunks)]).toEqual([
      ['/docs/one/', ['root', 'plugin', 'version', 'sidebar', 'page', 'one']],
      ['/docs/two/', ['root', 'plugin', 'version', 'sidebar', 'page', 'two']],
      ['/', ['home']],
    ]);
  });
});
