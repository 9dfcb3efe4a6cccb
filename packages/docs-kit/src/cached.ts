import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads a file, or makes it. The file is written under another name and then renamed, because another
 * program may be about to read it and this one may be stopped.
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
