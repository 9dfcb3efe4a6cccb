import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleModule } from './bundleModule';

/**
 * Bundles the configuration of a site and its plugins into one module, and returns the path of what
 * loads it. Docusaurus itself would translate each of five hundred modules, those of packages too, for
 * every language, and for all again on a new machine.
 */
export async function bundleConfig(site: string): Promise<string> {
  const folder = join(site, '.cache', 'config');
  await bundleModule(join(site, 'docusaurus.config.ts'), join(folder, 'bundle.mjs'));
  const entry = join(folder, 'docusaurus.config.cjs');
  await writeFile(entry, "module.exports = async () => (await import('./bundle.mjs')).default;\n");
  return entry;
}
