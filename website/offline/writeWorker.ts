import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from 'static-host-rules';
import { brand } from '../brand';
import { localePrefixes } from '../config/hosting';
import { bundleWorker } from './bundleWorker';

// What `nameBuild` reads in a page.
const name = /<script data-app="([^ "]+)/;

/** Writes the worker of a built folder; where the site shall not be kept offline, the one that ends it. */
export async function writeWorker(folder: string, isOffline: boolean): Promise<void> {
  const root = brand.baseUrl.slice(0, -1);
  const { ko, en } = localePrefixes;
  const searchFiles = listFiles(folder)
    .filter((path) => /^(en\/)?assets\/search\/.*\.js(on)?$/.test(path))
    .map((path) => `${root}/${path}`);
  const homes = await Promise.all(
    [ko, en].map((base) => readFile(join(folder, base, 'index.html'), 'utf8')),
  );
  const names = homes.flatMap((html) => name.exec(html)?.[1] ?? []);
  const build = { bases: { ko: root + ko, en: root + en }, searchFiles, names };
  await writeFile(join(folder, 'sw.js'), await bundleWorker(isOffline ? 'index' : 'retire', build));
}
