import { type ChunkNames, contentsOf, namesIn } from './routeChunks';

/**
 * The chunks that frame most pages: those of routes around others, which share a path with the first
 * of them, and the component that shows most pages, which comes first.
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
 * Settings of the bundler that make one file of what every documentation page needs besides its text.
 * Docusaurus makes one of each layout around a page and of its data, up to ten that are never wanted
 * alone, and puts into each text a copy of what it shares with others.
 */
export function sharedChunk(chunks: ReadonlyMap<string, ChunkNames>) {
  const [main, ...others] = frameOf(chunks);
  const texts = contentsOf(chunks);
  const partOf = (names: ReadonlySet<string | undefined>) => ({
    // The name of a chunk that a page asks for, so that it is prefetched with the page.
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
  // The bundler would take what came from packages out of it again.
  return { cacheGroups: { frame, shared, defaultVendors: false as const } };
}
