import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { browserTargets } from '../../config/browserTargets';
import { liveFolder } from './places';

/** The frame's scripts load each other, and the SDK as the site serves it. */
const servedBeside: Plugin = {
  name: 'served-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/main$/ }, () => ({ path: './main.js', external: true }));
    onResolve({ filter: /^product-sdk$/ }, () => ({
      path: '../../sdk/product-sdk.mjs',
      external: true,
    }));
  },
};

/** Makes the scripts of the frame that runs the site's own samples. */
export async function buildFrame(folder: string): Promise<void> {
  await build({
    entryPoints: ['main', 'product-sdk', 'page'].map((name) =>
      path.join(liveFolder, 'frame', `${name}.ts`),
    ),
    outdir: path.join(folder, 'frame'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: browserTargets,
    plugins: [servedBeside],
    logLevel: 'warning',
  });
}
