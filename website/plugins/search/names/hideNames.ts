import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localePrefixes } from '../../../../hosting/rules';
import { namesFile, namesInHtml, type NamesFile } from './NamesFile';

const rootsOf = Object.values(localePrefixes)
  .map((prefix) => prefix.slice(1))
  .sort((one, other) => other.length - one.length);

/**
 * Takes out of a page what only the search reads, once the index is made of it. Readers need not
 * load it.
 */
export function hideNames(html: string): { html: string; names: string[] } {
  const names: string[] = [];
  const hidden = html.replace(namesInHtml, (_found, quoted?: string, bare?: string) => {
    names.push(quoted ?? bare ?? '');
    return ' data-also-called';
  });
  return { html: hidden, names };
}

/**
 * Keeps what was taken out of the pages of a built folder, by their paths, for evaluations of the
 * search.
 */
export async function keepNames(
  folder: string,
  pages: Iterable<[path: string, names: string[]]>,
): Promise<void> {
  const kept = new Map<string, NamesFile>();
  for (const [path, names] of pages) {
    if (!names.length) continue;
    const root = rootsOf.find((candidate) => path.startsWith(candidate)) ?? '';
    const file = kept.get(root) ?? {};
    file[path.slice(root.length)] = names;
    kept.set(root, file);
  }
  await Promise.all(
    [...kept].map(([root, names]) =>
      writeFile(join(folder, root, namesFile), JSON.stringify(names)),
    ),
  );
}
