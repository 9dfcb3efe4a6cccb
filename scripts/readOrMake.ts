import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Reads a file, or makes it. It is there as a whole or not at all: another program may be about to read
 * it, and this one may be stopped.
 *
 * @param make - Resolves with the content; what it rejects with is passed on, and nothing kept
 */
export async function readOrMake(
  file: string,
  make: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = Buffer.from(await make());
  const draft = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}
