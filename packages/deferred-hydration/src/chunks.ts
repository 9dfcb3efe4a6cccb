import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfig } from '@docusaurus/types';

/** The chunk names of a route, by their role. */
export type ChunkNames = { [key: string]: string | ChunkNames };

/** Reads the chunks of each route that Docusaurus generated, parents before children. */
export function readRouteChunks(generatedFolder: string): Map<string, ChunkNames> {
  const file = readFileSync(join(generatedFolder, 'routesChunkNames.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(file) as Record<string, ChunkNames>));
}

/** All chunk names in one list. */
function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((name) => (typeof name === 'string' ? name : namesIn(name)));
}

/**
 * The paths of pages with the chunks of each and of its layout. Docusaurus numbers the chunks in
 * the order in which it walks the routes.
 */
export function listRouteChunks(
  routes: readonly RouteConfig[],
  chunks: ReadonlyMap<string, ChunkNames>,
): Map<string, string[]> {
  const inOrder = chunks.values();
  const pages = new Map<string, string[]>();
  function visit(route: RouteConfig, around: readonly string[]): void {
    const names = [...around, ...namesIn(inOrder.next().value ?? {})];
    if (route.routes) route.routes.forEach((inner) => visit(inner, names));
    else pages.set(route.path, names);
  }
  routes.forEach((route) => visit(route, []));
  return pages;
}

/**
 * The chunks of the layout that most pages share: those of parent routes with the same path as the
 * first, and the component of most pages, which comes first.
 */
export function frameOf(chunks: ReadonlyMap<string, ChunkNames>): string[] {
  const paths = [...chunks.keys()].map((key) => key.replace(/-[^-]*$/, ''));
  const isShared = (path: string): boolean => paths.filter((other) => other === path).length > 1;
  const around = [...chunks.values()].filter((_names, index) => isShared(paths[index] ?? ''));
  const components = [...chunks.values()].map(({ __comp }) => String(__comp)).sort();
  const count = (name: string): number =>
    components.lastIndexOf(name) - components.indexOf(name) + 1;
  const [main = ''] = [...new Set(components)].sort((one, other) => count(other) - count(one));
  return [...new Set([main, ...around.flatMap(namesIn)])];
}

/**
 * Bundler settings that put into one file what every documentation page needs besides its content.
 * Docusaurus makes up to ten chunks of layouts and data that are never needed alone, and copies
 * shared modules into each page.
 */
export function sharedChunk(chunks: ReadonlyMap<string, ChunkNames>) {
  const [main, ...others] = frameOf(chunks);
  const texts = [...chunks.values()]
    .map(({ content }) => content)
    .filter((name) => typeof name === 'string');
  const partOf = (names: ReadonlySet<string | undefined>) => ({
    // The name of the chunk that a page requests, so that it is prefetched with the page.
    name: main,
    chunks: ({ name }: { name?: string | null }) => names.has(name ?? undefined),
    enforce: true,
  });
  const frame = {
    ...partOf(new Set([main, ...others])),
    type: /^(javascript|json)/,
    minChunks: 1,
    priority: 45,
  };
  const shared = {
    ...partOf(new Set(texts)),
    type: /^javascript/,
    minChunks: texts.length,
    priority: 44,
  };
  // Otherwise the bundler would move modules of packages out of it again.
  return { cacheGroups: { frame, shared, defaultVendors: false as const } };
}
