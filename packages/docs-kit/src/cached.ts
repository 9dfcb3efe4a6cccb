import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads a cached file, or creates it. It is written under a temporary name and renamed, because
 * another process may read it, or this one may be stopped.
 *
 * @param make - Resolves with the content; a rejection is passed on, and nothing is kept
 */
export async function cached(file: string, make: () => Promise<string | Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = Buffer.from(await make());
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
