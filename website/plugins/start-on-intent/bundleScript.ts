import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script that runs without the app, as text. */
export function bundleScript(entry: URL, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
