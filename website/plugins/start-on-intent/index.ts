import { readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'postcss';
import { brand, type Locale } from '../../brand';
import { inlineStyles } from '../critical-css/inlineStyles';
import { listRouteChunks } from '../page-frame/listRouteChunks';
import { readRouteChunks } from '../page-frame/readRouteChunks';
import { splitPage } from '../critical-css/splitPage';
import { ChunkFiles } from './ChunkFiles';
import { headScript } from './headScript';
import { speculationRules } from './speculationRules';
import { words } from './wrong-place/words';
import { writeScripts } from './writeScripts';

const starter = /(<script data-app="[^"]*)(">)/;
const rules = /<script type="?speculationrules"?>/;

// A documentation page turns into the next without new styles: a browser would draw all anew.
const kindOf = (path: string): string => /(?<=\/)docs\//.exec(path)?.[0] ?? path;

async function readStyles(folder: string): Promise<string> {
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  return readFile(join(folder, name), 'utf8');
}

/**
 * Lets a page be seen after one request, and its app start when a reader does something. The
 * template leaves the app's files to the starter; here each page is given the starter and the styles
 * that draw it, and told which further scripts it is made of, so that all of them load at once, and
 * last, those that work without the app.
 */
export default function startOnIntent(context: LoadContext): Plugin {
  const { baseUrl, generatedFilesDir, i18n } = context;
  const chunks = new ChunkFiles();
  return {
    name: 'start-on-intent',
    configureWebpack: (_configuration, isServer) => (isServer ? {} : { plugins: [chunks] }),
    async postBuild({ routes, outDir }) {
      const styles = parse(await readStyles(join(outDir, 'assets/css')));
      const namesByPath = listRouteChunks(routes, readRouteChunks(generatedFilesDir));
      const { baseUrl: root } = brand;
      const language = baseUrl.slice(root.length);
      const leaver = await writeScripts(outDir, {
        words: words[i18n.currentLocale as Locale],
        baseUrl: root,
        folder: language,
      });
      const startScript = await headScript();
      const files = [...namesByPath].map(([path, names]) => ({
        file: join(outDir, path.slice(baseUrl.length), 'index.html'),
        kind: kindOf(path),
        names,
        way: '../'.repeat(path.slice(baseUrl.length).split('/').length - 1),
      }));
      // What is shown for an address that leads nowhere is told nothing: it may be any.
      files.push({ file: join(outDir, '404.html'), kind: '404', names: [], way: baseUrl });
      // A promise for each file would take longer than reading it.
      const pages = files.map((each) => ({
        ...each,
        ...splitPage(readFileSync(each.file, 'utf8')),
      }));
      const heads = inlineStyles(pages, styles);
      const speculation = speculationRules(root);
      for (const [index, { file, names, way, rest }] of pages.entries()) {
        const scripts = names.flatMap((name) => chunks.filesByChunk.get(name) ?? []);
        const more = [...[...new Set(scripts)].map((script) => baseUrl + script), way + leaver].map(
          (address) => ` ${address}`,
        );
        const started = (_found: string, before: string, after: string): string =>
          before + more.join('') + after + startScript;
        const head = (heads[index] ?? '')
          .replace(starter, started)
          .replace(rules, (found) => found + speculation);
        writeFileSync(file, head + rest);
      }
    },
  };
}
