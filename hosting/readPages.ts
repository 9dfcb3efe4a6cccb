import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './listFiles';

/** A page of a build: its path below the base URL, and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** Reads every page of a built folder. */
export function readPages(folder: string): BuiltPage[] {
  return listFiles(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path: `/${path}`, html: readFileSync(join(folder, path), 'utf8') }));
}
