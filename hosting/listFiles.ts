import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every published file below a folder, as sorted paths with forward slashes; of the hidden ones only `.well-known`. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\.(?!well-known\/)/.test(path))
    .sort();
}
