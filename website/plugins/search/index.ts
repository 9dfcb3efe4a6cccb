import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { addSearchNames } from './addSearchNames';
import { bundleWorker } from './indexing/bundleWorker';
import { readSite } from './indexing/readSite';
import { writeIndex } from './indexing/writeIndex';
import { openSearch } from './indexing/openSearch';
import { suggestions } from './suggestions';

/** What the search box is told at build. */
export interface SearchData {
  /** The path of the worker's script below the base URL. */
  worker: string;
}

function write(outDir: string, files: Iterable<[path: string, content: string]>): void {
  const folders = new Set<string>();
  for (const [file, content] of files) {
    const target = path.join(outDir, file);
    const folder = path.dirname(target);
    // Asking once for each of thousands of files takes a fifth of the time of writing them.
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(target, content);
  }
}

/** Makes the search index from the rendered pages, and the worker that answers from it. */
export default function search({ siteConfig, siteDir, baseUrl, i18n }: LoadContext): Plugin {
  let worker = { file: '', code: '' };
  return {
    name: 'search',
    async loadContent() {
      worker = await bundleWorker();
    },
    contentLoaded({ actions }) {
      actions.setGlobalData({ worker: worker.file } satisfies SearchData);
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}opensearch.xml`,
          },
        },
      ],
    }),
    postBuild({ outDir, routesPaths }) {
      const pages = readSite(outDir, baseUrl, routesPaths, (file) => readFileSync(file, 'utf8'));
      addSearchNames(pages, path.join(siteDir, 'search-names', i18n.currentLocale));
      const suggested = suggestions.map((suggestion) => suggestion[i18n.currentLocale as Locale]);
      write(outDir, [
        ...writeIndex(pages, suggested),
        [worker.file, worker.code],
        ['opensearch.xml', openSearch(siteConfig.title, new URL(baseUrl, siteConfig.url).href)],
      ]);
      return Promise.resolve();
    },
  };
}
