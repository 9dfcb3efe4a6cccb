import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { browserTargets } from '../../config/browserTargets';

/** A script that runs without the app, as text. What it declares is no name of the page's. */
export async function bundleScript(
  entry: URL,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: browserTargets,
    define,
    tsconfigRaw: {},
  });
  // A tenth less than esbuild itself makes of it. None of our functions asks for `this`.
  const { code } = await minify(outputFiles[0]?.text ?? '', {
    compress: { passes: 4, ecma: 2022, toplevel: true, pure_getters: true, unsafe_arrows: true },
    mangle: { toplevel: true },
    ecma: 2022,
    module: false,
  });
  return code;
}
