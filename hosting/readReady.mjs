import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a file of a built folder. A page is made ready first, and written if that changed it.
 *
 * @template Told
 * @param {string} folder
 * @param {string} path
 * @param {import('./PageMaker').MakeReady<Told>} [makeReady]
 * @returns {{ content: Buffer, told?: Told }}
 */
export function readReady(folder, path, makeReady) {
  const file = join(folder, path);
  const content = readFileSync(file);
  if (!makeReady || !path.endsWith('.html')) return { content };
  const html = content.toString();
  const ready = makeReady({ path: `/${path}`, html });
  if (ready.html === html) return { content, told: ready.told };
  writeFileSync(file, ready.html);
  return { content: Buffer.from(ready.html), told: ready.told };
}
