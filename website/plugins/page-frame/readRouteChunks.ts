import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of a route's chunks, by what they are to it. */
export type ChunkNames = { [key: string]: string | ChunkNames };

/** Reads which chunks Docusaurus made of each route, outer routes before those in them. */
export function readRouteChunks(generatedFolder: string): Map<string, ChunkNames> {
  const file = readFileSync(join(generatedFolder, 'routesChunkNames.json'), 'utf8');
  return new Map(Object.entries(JSON.parse(file) as Record<string, ChunkNames>));
}

/** All the names in one list. */
export function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((name) => (typeof name === 'string' ? name : namesIn(name)));
}

/** The names of the chunks that are the texts of pages. */
export function contentsOf(chunks: ReadonlyMap<string, ChunkNames>): string[] {
  const contents = [...chunks.values()].map(({ content }) => content);
  return contents.filter((name) => typeof name === 'string');
}
