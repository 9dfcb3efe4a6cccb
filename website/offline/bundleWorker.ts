import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { brand } from '../brand';
import { browserTargets } from '../config/browserTargets';
import { makeUnreadInlines } from './makeUnreadInlines';
import type { WorkerBuild } from './WorkerBuild';

/** Bundles the worker that keeps what was read, or the one that takes everything back. */
export async function bundleWorker(
  name: 'index' | 'retire',
  workerBuild: WorkerBuild,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`./worker/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    define: {
      workerBuild: JSON.stringify(workerBuild),
      siteNames: JSON.stringify(brand.productName),
      unreadInlines: JSON.stringify(makeUnreadInlines()),
      'process.env.NODE_ENV': '"production"',
    },
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
