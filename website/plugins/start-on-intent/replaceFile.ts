import { rename, writeFile } from 'node:fs/promises';

/** Writes a file in one step: whoever reads it meanwhile has the old or the new one, whole. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
