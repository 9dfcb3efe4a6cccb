import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../hosting/listFiles';
import { localePrefixes } from '../../hosting/rules';
import { brand } from '../brand';
import { bundleWorker } from './bundleWorker';

/** Writes the worker of a built folder; where the site shall not be kept offline, the one that ends it. */
export async function writeWorker(folder: string, isOffline: boolean): Promise<void> {
  const root = brand.baseUrl.slice(0, -1);
  const { ko, en } = localePrefixes;
  const searchFiles = listFiles(folder)
    .filter((path) => /^(en\/)?assets\/search\/.*\.js(on)?$/.test(path))
    .map((path) => `${root}/${path}`);
  const build = { bases: { ko: root + ko, en: root + en }, searchFiles };
  await writeFile(join(folder, 'sw.js'), await bundleWorker(isOffline ? 'index' : 'retire', build));
}
