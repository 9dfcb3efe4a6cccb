import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../hosting/listFiles';
import { makeReady, type ReadyPage } from './makeReady';

function makeFileReady(folder: string, path: string): ReadyPage {
  const file = join(folder, path);
  const html = readFileSync(file, 'utf8');
  const ready = makeReady({ path: `/${path}`, html });
  if (ready.html !== html) writeFileSync(file, ready.html);
  return ready.told;
}

/**
 * Makes the pages of a built folder ready, but for those that are. Gives what is told of all, by their
 * paths.
 *
 * @param known - What was told of those that are ready, and maybe of others that are no more
 */
export function makeAllReady(
  folder: string,
  known: ReadonlyMap<string, ReadyPage> = new Map(),
): Map<string, ReadyPage> {
  const pages = listFiles(folder).filter((path) => path.endsWith('.html'));
  return new Map(pages.map((path) => [path, known.get(path) ?? makeFileReady(folder, path)]));
}
