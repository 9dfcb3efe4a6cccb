import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';

// Resolves in the sources and in the published package.
const entry = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './client/worker.ts' : './worker.js', import.meta.url),
);

/**
 * Bundles the worker as one script, named after its content hash. Its size delays the first result:
 * swc makes it a fifteenth smaller than esbuild does.
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
    // Private properties of MiniSearch may be mangled.
    mangleProps: /^_/,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    // Worker scripts are always decoded as UTF-8, so Hangul needs no escapes.
    charset: 'utf8',
  });
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    compress: { passes: 3 },
    mangle: true,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return { file: `assets/search/worker-${hash}.js`, code };
}
