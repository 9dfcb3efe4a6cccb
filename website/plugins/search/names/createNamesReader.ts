import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { namesFile, namesInHtml, type NamesFile } from './NamesFile';

/** The nearest folder around a file that keeps names of pages. */
function rootAround(file: string): string | undefined {
  const folder = dirname(file);
  if (folder === file) return undefined;
  return existsSync(join(folder, namesFile)) ? folder : rootAround(folder);
}

/** Reads pages of HTML with the names that were taken out of them; a page of another site is as it is. */
export function createNamesReader(): (file: string, html: string) => string {
  const kept = new Map<string, NamesFile>();
  return (file, html) => {
    const root = rootAround(file);
    if (root === undefined) return html;
    const names =
      kept.get(root) ?? (JSON.parse(readFileSync(join(root, namesFile), 'utf8')) as NamesFile);
    kept.set(root, names);
    const of = names[relative(root, file).split(sep).join('/')] ?? [];
    let place = 0;
    return html.replace(namesInHtml, () => ` data-also-called="${of[place++] ?? ''}"`);
  };
}
