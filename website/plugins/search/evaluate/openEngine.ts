import { SearchEngine } from '../engine/SearchEngine';

export interface OpenedEngine {
  engine: SearchEngine;
  /** The files that were fetched, in order. */
  fetched: string[];
}

/** Opens an engine on the files of an index, as a browser would. */
export function openEngine(files: ReadonlyMap<string, string>): OpenedEngine {
  const fetched: string[] = [];
  const engine = new SearchEngine((file) => {
    const content = files.get(file);
    if (content === undefined) return Promise.reject(new Error(`No file ${file}`));
    fetched.push(file);
    return Promise.resolve(content);
  });
  return { engine, fetched };
}
