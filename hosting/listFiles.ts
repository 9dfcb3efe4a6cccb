import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/** Every published file below a folder, as sorted paths with forward slashes; of the hidden ones only `.well-known`. */
export function listFiles(folder: string): string[] {
  const top = resolve(folder);
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(top.length + 1))
    .map((path) => (sep === '/' ? path : path.replaceAll(sep, '/')))
    .filter((path) => !/(^|\/)\.(?!well-known\/)/.test(path))
    .sort();
}
