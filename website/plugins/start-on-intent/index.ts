import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ChunkFiles } from './ChunkFiles';
import { listRouteChunks } from './listRouteChunks';
import { replaceFile } from './replaceFile';

const addresses = /(<script data-scripts="[^"]*)/;

/**
 * Starts the app when a reader does something, not before: `pageTemplate` leaves its scripts to the
 * starter. Here each page is told which further scripts show it, so that all of them load at once.
 */
export default function startOnIntent({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const chunks = new ChunkFiles();
  return {
    name: 'start-on-intent',
    configureWebpack: (_configuration, isServer) => ({ plugins: isServer ? [] : [chunks] }),
    async postBuild({ routes, outDir }) {
      const pages = await listRouteChunks(routes, generatedFilesDir);
      for (const [path, names] of pages) {
        const files = new Set(names.flatMap((name) => chunks.filesByChunk.get(name) ?? []));
        const more = [...files].map((file) => ` ${baseUrl}${file}`).join('');
        const page = join(outDir, path.slice(baseUrl.length), 'index.html');
        const html = await readFile(page, 'utf8');
        await replaceFile(page, html.replace(addresses, `$1${more}`));
      }
    },
  };
}
