import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** What the script needs to know of the site. */
export interface Site {
  baseUrl: string;
  announcementId: string;
}

/** The script that stands in every page's head, as text. */
export function bundleHead({ baseUrl, announcementId }: Site): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./head/index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define: {
      baseUrl: JSON.stringify(baseUrl),
      announcementId: JSON.stringify(announcementId),
    },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
