import { writeIndex } from '../indexing/writeIndex';
import type { Page } from '../engine/page';
import { SearchEngine } from '../engine/SearchEngine';

export interface OpenedEngine {
  engine: SearchEngine;
  /** What was fetched, in order, with its size in UTF-8 bytes. */
  fetched: { file: string; content: string }[];
  files: Map<string, string>;
}

/** Builds the index of some pages and opens an engine on it, as a browser would. */
export function openEngine(pages: readonly Page[]): OpenedEngine {
  const files = writeIndex(pages);
  const fetched: OpenedEngine['fetched'] = [];
  const engine = new SearchEngine((file) => {
    const content = files.get(file);
    if (content === undefined) return Promise.reject(new Error(`No file ${file}`));
    fetched.push({ file, content });
    return Promise.resolve(content);
  });
  return { engine, fetched, files };
}
