import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Lets a module still find what lies beside it. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: `const ownAddress = ${address}; ${source}`, loader: 'ts' };
    });
  },
};

/**
 * Bundles the configuration of a site and its plugins into one module, and returns the path of what
 * loads it. Docusaurus itself would translate each of five hundred modules, those of packages too, for
 * every language, and for all again on a new machine.
 */
export async function bundleConfig(site: string): Promise<string> {
  const folder = join(site, '.cache', 'config');
  await build({
    entryPoints: [join(site, 'docusaurus.config.ts')],
    outfile: join(folder, 'bundle.mjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    define: { 'import.meta.url': 'ownAddress' },
    plugins: [ownPlaces],
    logLevel: 'error',
  });
  const entry = join(folder, 'docusaurus.config.cjs');
  await writeFile(entry, "module.exports = async () => (await import('./bundle.mjs')).default;\n");
  return entry;
}
