import type { RouteConfig } from '@docusaurus/types';
import { namesIn, type ChunkNames } from './readRouteChunks';

/**
 * The paths of the pages, each with the names of the chunks that show it and what is around it.
 * Docusaurus keeps the chunks in the order in which it walks the routes.
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
