import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
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

/** Bundles a module and what it imports, but for packages, into one that Node.js runs as it is. */
export async function bundleModule(entry: string, bundle: string): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: extname(bundle) === '.cjs' ? 'cjs' : 'esm',
    target: 'node20.19',
    define: { 'import.meta.url': 'ownAddress' },
    plugins: [ownPlaces],
    logLevel: 'error',
  });
}
