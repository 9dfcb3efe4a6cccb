import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleScript } from './bundleScript';

/** Writes the file that turns a page into the next one, and returns its path in the build. */
export async function writeTurner(build: string): Promise<string> {
  const script = bundleScript(new URL('./soft-navigation/index.ts', import.meta.url));
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const path = `assets/js/turn.${hash}.js`;
  await mkdir(dirname(join(build, path)), { recursive: true });
  await writeFile(join(build, path), script);
  return path;
}
