import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesFile, namesInHtml, type NamesFile } from './NamesFile';

/** Reads the names of a folder's pages; there are none where it is of another site. */
export function readNames(folder: string, files: readonly string[]): NamesFile {
  const ends = [namesFile, `/${namesFile}`];
  const all = files.filter((file) => file === ends[0] || file.endsWith(ends[1] ?? ''));
  return Object.fromEntries(
    all.flatMap((file) => {
      const root = file.slice(0, -namesFile.length);
      const names = JSON.parse(readFileSync(join(folder, file), 'utf8')) as NamesFile;
      return Object.entries(names).map(([page, of]) => [root + page, of]);
    }),
  );
}

/** Puts names back into the page that they were taken out of; another page is as it is. */
export function showNames(html: string, names?: readonly string[]): string {
  if (!names) return html;
  let place = 0;
  return html.replace(namesInHtml, () => ` data-also-called="${names[place++] ?? ''}"`);
}
