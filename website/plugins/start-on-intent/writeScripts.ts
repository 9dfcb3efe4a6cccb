import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleScript } from './bundleScript';

const leaver = 'leave-build.js';

/**
 * Writes the two scripts that work while there is no app, and returns their paths in the build: what
 * leaves a build that is gone, and last what turns a page into the next one.
 */
export async function writeScripts(build: string): Promise<string[]> {
  const turn = bundleScript(new URL('./soft-navigation/index.ts', import.meta.url));
  const hash = createHash('sha256').update(turn).digest('hex').slice(0, 8);
  const turner = `assets/js/turn.${hash}.js`;
  await mkdir(dirname(join(build, turner)), { recursive: true });
  await writeFile(join(build, turner), turn);
  await writeFile(
    join(build, leaver),
    bundleScript(new URL('./leave-build/index.ts', import.meta.url)),
  );
  return [leaver, turner];
}
