import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../../../hosting/listFiles';
import { localePrefixes } from '../../../../hosting/rules';
import { workThrough } from '../../../../hosting/workThrough';
import { namesFile, namesInHtml, type NamesFile } from './NamesFile';

const rootsOf = Object.values(localePrefixes)
  .map((prefix) => prefix.slice(1))
  .sort((one, other) => other.length - one.length);

/**
 * Takes out of the pages of a built folder what only the search reads, once the index is made of it,
 * and keeps it for evaluations of the search. Readers need not load it.
 */
export async function hideNames(folder: string): Promise<void> {
  const pages = listFiles(folder).filter((file) => file.endsWith('.html'));
  const found = await workThrough(pages, async (path) => {
    const html = await readFile(join(folder, path), 'utf8');
    const names = [...html.matchAll(namesInHtml)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    if (names.length)
      await writeFile(join(folder, path), html.replace(namesInHtml, ' data-also-called'));
    return names;
  });
  const kept = new Map<string, NamesFile>();
  for (const [place, path] of pages.entries()) {
    const names = found[place];
    if (!names?.length) continue;
    const root = rootsOf.find((candidate) => path.startsWith(candidate)) ?? '';
    const file = kept.get(root) ?? {};
    file[path.slice(root.length)] = names;
    kept.set(root, file);
  }
  for (const [root, names] of kept) {
    await writeFile(join(folder, root, namesFile), JSON.stringify(names));
  }
}
