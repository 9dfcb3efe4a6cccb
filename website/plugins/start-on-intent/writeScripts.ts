import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleScript } from './bundleScript';
import { tellingScript, type Place } from './wrong-place/tellingScript';

const leaver = 'leave-build.js';

/**
 * Told where it lies by what it was loaded from: the pages ask for it beside themselves, so that it is
 * found wherever the site is.
 */
async function leaverScript(place: Place): Promise<string> {
  const { baseUrl, folder } = place;
  const leave = await bundleScript(new URL('./leave-build/index.ts', import.meta.url));
  const found = "new URL('.',document.currentScript.src).pathname";
  return `if(${found}===${JSON.stringify(baseUrl + folder)}){${leave}}else ${tellingScript(place)}(${found})`;
}

/**
 * Writes the two scripts that work while there is no app, and returns their paths in the build: what
 * leaves a build that is gone or lies elsewhere, and what turns a page into the next one.
 */
export async function writeScripts(
  build: string,
  place: Place,
): Promise<[leaver: string, turner: string]> {
  const turn = await bundleScript(new URL('./soft-navigation/index.ts', import.meta.url));
  const hash = createHash('sha256').update(turn).digest('hex').slice(0, 8);
  const turner = `assets/js/turn.${hash}.js`;
  await mkdir(dirname(join(build, turner)), { recursive: true });
  await writeFile(join(build, turner), turn);
  await writeFile(join(build, leaver), await leaverScript(place));
  return [leaver, turner];
}
