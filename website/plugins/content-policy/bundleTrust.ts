import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The script that goes before every other one of a page and says which content is its own. */
export function bundleTrust(baseUrl: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./trustOwnContent.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define: { baseUrl: JSON.stringify(baseUrl) },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
