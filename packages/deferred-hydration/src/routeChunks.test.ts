import { describe, expect, it } from 'vitest';
import { type ChunkNames, listRouteChunks } from './routeChunks';
import { frameOf } from './sharedChunk';

const chunks = new Map<string, ChunkNames>([
  ['/docs/-1', { __comp: 'root', __context: { plugin: 'plugin' } }],
  ['/docs/-2', { __comp: 'version', __props: 'sidebar' }],
  ['/docs/one/-3', { __comp: 'page', content: 'one' }],
  ['/docs/two/-4', { __comp: 'page', content: 'two' }],
  ['/-5', { __comp: 'home' }],
]);

describe('the frame of the pages', () => {
  it('is what shows most of them and what stands around them', () => {
    expect(frameOf(chunks)).toEqual(['page', 'root', 'plugin', 'version', 'sidebar']);
  });
});

describe('the chunks of a page', () => {
  it('are its own and those of the routes around it', () => {
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
