import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleModule } from './bundleModule';

const folderIn = (site: string): string => join(site, '.cache', 'config');

// Docusaurus loads a configuration anew each time it reads it. An input that only ends is that of a
// program whose parent is gone.
const entry = `const { once } = require('node:events');
const hear = () => Promise.race([once(process.stdin, 'data'), once(process.stdin, 'end')]);
module.exports = async () => {
  const [go] = await (globalThis.goAhead ??= hear());
  if (!go) process.exit(1);
  return (await import('./bundle.mjs')).default;
};
`;

/**
 * Writes what loads the bundled configuration of a site, once its program is told to go ahead, and
 * returns its path.
 */
export async function writeConfigEntry(site: string): Promise<string> {
  const file = join(folderIn(site), 'docusaurus.config.cjs');
  await mkdir(folderIn(site), { recursive: true });
  await writeFile(file, entry);
  return file;
}

/**
 * Bundles the configuration of a site and its plugins into one module, and its sidebars. Docusaurus
 * itself would translate each of five hundred modules, those of packages too, for every language, and
 * for all again on a new machine.
 */
export async function bundleConfig(site: string): Promise<void> {
  const folder = folderIn(site);
  await Promise.all([
    bundleModule(join(site, 'docusaurus.config.ts'), join(folder, 'bundle.mjs')),
    bundleModule(join(site, 'sidebars.ts'), join(folder, 'sidebars.cjs')),
  ]);
}
