import { namesIn, type ChunkNames } from './readRouteChunks';

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
