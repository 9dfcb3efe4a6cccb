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
export function namesIn(chunks: ChunkNames): string[] {
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
