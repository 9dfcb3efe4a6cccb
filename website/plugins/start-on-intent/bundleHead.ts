import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The script that stands in every page's head, as text. */
export function bundleHead(announcementId: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./head/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define: { announcementId: JSON.stringify(announcementId) },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
