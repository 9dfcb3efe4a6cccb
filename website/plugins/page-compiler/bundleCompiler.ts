import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import rewrite from '../changed-packages/rewrite.cjs';
import { changes } from './leaner';

const { resolve } = createRequire(import.meta.url);

/** Changes the packages as they are bundled, each of which has to be among what is bundled. */
const leaner: Plugin = {
  name: 'leaner',
  setup({ onLoad, onEnd }) {
    const unread = new Set(changes);
    for (const change of changes) {
      onLoad({ filter: change.file }, async ({ path }) => {
        unread.delete(change);
        return { contents: rewrite(await readFile(path, 'utf8'), ...change.texts), loader: 'js' };
      });
    }
    onEnd(() => ({
      errors: [...unread].map(({ file }) => ({ text: `Pages are no longer compiled by ${file}.` })),
    }));
  },
};

/**
 * Bundles what Docusaurus compiles pages with, five hundred modules, without work that nothing comes of:
 * a third of the processor for compiling a page.
 */
export async function bundleCompiler(bundle: string): Promise<void> {
  await build({
    entryPoints: [resolve('@docusaurus/mdx-loader/lib/processor.js')],
    outfile: bundle,
    bundle: true,
    // What the rest of Docusaurus has loaded already.
    external: ['@docusaurus/*'],
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    plugins: [leaner],
    logLevel: 'error',
  });
}
