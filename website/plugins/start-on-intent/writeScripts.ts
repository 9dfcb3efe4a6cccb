import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleScript } from './bundleScript';
import { tellingScript, type Place } from './wrong-place/tellingScript';

const leaver = 'leave-build.js';

/**
 * Writes the script that works while there is no app, and returns its path in the build: it leaves a
 * build that is gone, or says that the site lies elsewhere than it was built for. Pages ask for it
 * beside themselves, so that it is found wherever the site is, and it compares where it was found.
 */
export async function writeScripts(build: string, place: Place): Promise<string> {
  const { baseUrl, folder } = place;
  const leave = await bundleScript(new URL('./leave-build/index.ts', import.meta.url));
  const found = "new URL('.',document.currentScript.src).pathname";
  const script = `if(${found}===${JSON.stringify(baseUrl + folder)}){${leave}}else ${tellingScript(place)}(${found})`;
  await writeFile(join(build, leaver), script);
  return leaver;
}
