import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from 'static-host-rules';

// The other numbers in the bundler's names are what it calls a file whatever is in it.
const hashInPath = /(?<=\bassets\/search\/)[0-9a-f]{10}|(?<=[.-])[0-9a-f]{8,}(?=\.\w+$)/g;
const text = /\.(html|js|css|json)$/;

/** What another build of the same site would be: whatever has a hash in its name has another. */
export async function rebuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(br|gz|map)$/.test(path) });
  const paths = listFiles(to);
  const hashes = new Set(paths.flatMap((path) => path.match(hashInPath) ?? []));
  const named = new RegExp([...hashes].join('|'), 'g');
  const change = (name: string) => name.replace(named, (hash) => [...hash].reverse().join(''));
  for (const path of paths) {
    const file = join(to, path);
    if (text.test(path)) await writeFile(file, change(await readFile(file, 'utf8')));
    const renamed = join(to, change(path));
    if (renamed === file) continue;
    await mkdir(dirname(renamed), { recursive: true });
    await rename(file, renamed);
  }
}
