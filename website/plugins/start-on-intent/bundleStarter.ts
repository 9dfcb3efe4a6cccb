import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The script that stands in every page's head, as text. */
export function bundleStarter(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./starter/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
  });
  return (outputFiles[0]?.text ?? '').trim();
}
