import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'postcss';
import { inlineStyles } from '../critical-css/inlineStyles';
import { rememberStyles } from '../critical-css/rememberStyles';
import { listRouteChunks } from '../page-frame/listRouteChunks';
import { readRouteChunks } from '../page-frame/readRouteChunks';
import { ChunkFiles } from './ChunkFiles';
import { replaceFile } from './replaceFile';

const addresses = /(<script data-app="[^"]*)/;

async function readStyles(folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  return readFile(join(folder, name), 'utf8');
}

/**
 * Lets a page be seen after one request, and its app start when a reader does something. The
 * template leaves the app's files to the starter; here each page is given the styles that draw it,
 * and told which further scripts it is made of, so that all of them load at once.
 */
export default function startOnIntent({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const chunks = new ChunkFiles();
  return {
    name: 'start-on-intent',
    configureWebpack: (_configuration, isServer) => ({ plugins: isServer ? [] : [chunks] }),
    async postBuild({ routes, outDir }) {
      const stylesOf = rememberStyles(parse(await readStyles(join(outDir, 'assets/css'))));
      const finish = async (page: string, files: Iterable<string>): Promise<void> => {
        const more = [...files].map((file) => ` ${baseUrl}${file}`).join('');
        const html = await readFile(page, 'utf8');
        await replaceFile(page, inlineStyles(html, stylesOf).replace(addresses, `$1${more}`));
      };
      for (const [path, names] of listRouteChunks(routes, readRouteChunks(generatedFilesDir))) {
        const files = new Set(names.flatMap((name) => chunks.filesByChunk.get(name) ?? []));
        await finish(join(outDir, path.slice(baseUrl.length), 'index.html'), files);
      }
      await finish(join(outDir, '404.html'), []);
    },
  };
}
