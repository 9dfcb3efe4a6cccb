import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';

// Beside the sources, or beside what is built of them.
const entry = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './client/worker.ts' : './worker.js', import.meta.url),
);

/**
 * Bundles the worker into one script of its own, named after its content. It comes before the first
 * result, so that each byte counts: swc takes a fifteenth more off what esbuild leaves.
 *
 * @param targets - The oldest browsers, as esbuild names them
 */
export async function bundleWorker(
  targets: readonly string[] = ['es2022'],
): Promise<{ file: string; code: string }> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: [...targets],
    legalComments: 'none',
    // MiniSearch's own names for what only it sees.
    mangleProps: /^_/,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    // A worker's script is always read as UTF-8, so that Hangul needs no escapes.
    charset: 'utf8',
  });
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    compress: { passes: 3 },
    mangle: true,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return { file: `assets/search/worker-${hash}.js`, code };
}
