import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'postcss';
import { inlineStyles } from '../critical-css/inlineStyles';
import { listRouteChunks } from '../page-frame/listRouteChunks';
import { readRouteChunks } from '../page-frame/readRouteChunks';
import { ChunkFiles } from './ChunkFiles';
import { replaceFile } from './replaceFile';

const addresses = /(<script data-app="[^"]*)/;

async function readStyles(folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  return readFile(join(folder, name), 'utf8');
}

/** Pages beside each other are of one kind, and share what draws them. */
function groupByFolder(paths: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const folder = dirname(path);
    groups.set(folder, [...(groups.get(folder) ?? []), path]);
  }
  return [...groups.values()];
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
      const styles = parse(await readStyles(join(outDir, 'assets/css')));
      const pages = listRouteChunks(routes, readRouteChunks(generatedFilesDir));
      const fileOf = (path: string): string =>
        join(outDir, path.slice(baseUrl.length), 'index.html');
      for (const paths of groupByFolder([...pages.keys()])) {
        const html = await Promise.all(paths.map((path) => readFile(fileOf(path), 'utf8')));
        for (const [index, page] of inlineStyles(html, styles).entries()) {
          const path = paths[index] ?? '';
          const names = pages.get(path) ?? [];
          const files = new Set(names.flatMap((name) => chunks.filesByChunk.get(name) ?? []));
          const more = [...files].map((file) => ` ${baseUrl}${file}`).join('');
          await replaceFile(fileOf(path), page.replace(addresses, `$1${more}`));
        }
      }
      const notFound = join(outDir, '404.html');
      const [page = ''] = inlineStyles([await readFile(notFound, 'utf8')], styles);
      await replaceFile(notFound, page);
    },
  };
}
