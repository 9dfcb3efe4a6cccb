import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';

type ChunkNames = { [key: string]: string | ChunkNames };

interface Page {
  path: string;
  /** The key under which Docusaurus keeps its chunks: the path, and a hash of all it was told. */
  key: string;
  layouts: readonly string[];
}

function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((name) => (typeof name === 'string' ? name : namesIn(name)));
}

function listPages(routes: readonly RouteConfig[], layouts: readonly string[] = []): Page[] {
  return routes.flatMap((route) => {
    const { path } = route;
    if (route.routes) return listPages(route.routes, [...layouts, path]);
    return { path, key: `${path}-${simpleHash(JSON.stringify(route), 3)}`, layouts };
  });
}

/** The paths of the pages, each with the names of the chunks that show it and what is around it. */
export async function listRouteChunks(
  routes: readonly RouteConfig[],
  generatedFolder: string,
): Promise<Map<string, string[]>> {
  const file = await readFile(join(generatedFolder, 'routesChunkNames.json'), 'utf8');
  const chunks = new Map(Object.entries(JSON.parse(file) as Record<string, ChunkNames>));
  const pages = listPages(routes);
  const pageKeys = new Set(pages.map(({ key }) => key));
  const layoutKeys = [...chunks.keys()].filter((key) => !pageKeys.has(key));
  return new Map(
    pages.map(({ path, key, layouts }) => {
      const around = layoutKeys.filter((other) => layouts.includes(other.replace(/-[^-]*$/, '')));
      return [path, [...around, key].flatMap((name) => namesIn(chunks.get(name) ?? {}))];
    }),
  );
}
