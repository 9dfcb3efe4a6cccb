import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundleWorker } from './bundleWorker';
import { type IndexOptions, writeIndex } from './indexing/writeIndex';
import { readSite } from './pages/readPages';
import { addSearchNames } from './pages/searchNames';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);
}

/** Describes the site's search to browsers, which can then search it from their address bar. */
function openSearch(title: string, home: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape([...title].slice(0, 16).join(''))}</ShortName>
  <Description>${escape(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" template="${escape(home)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** What the search box is told at build, as the plugin's global data. */
export interface SearchData {
  /** The path of the worker's script below the base URL. */
  worker: string;
}

const pluginName = 'korean-docs-search';

export function writeFiles(outDir: string, files: Iterable<[path: string, content: string]>): void {
  for (const [file, content] of files) {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

export interface PluginOptions extends Pick<IndexOptions, 'groups'> {
  /** Searches to offer before anything is typed, by language. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /** The folder of a folder for each language of what readers call the sections of pages. */
  namesFolder?: string;
  /** Pages that are not found, by their paths below the address of the language. */
  leaveOut?: (path: string) => boolean;
  /** The oldest browsers, as esbuild names them. */
  browserTargets?: readonly string[];
}

/** Makes the search index from the rendered pages, and the worker that answers from it. */
export default function searchPlugin(
  { siteConfig, baseUrl, i18n }: LoadContext,
  { groups, suggestions = {}, namesFolder, leaveOut, browserTargets }: PluginOptions = {},
): Plugin {
  let worker = { file: '', code: '' };
  return {
    name: pluginName,
    async loadContent() {
      worker = await bundleWorker(browserTargets);
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
      const routes = routesPaths.filter((path) => !leaveOut?.(path.slice(baseUrl.length)));
      const pages = readSite(outDir, baseUrl, routes);
      if (namesFolder) addSearchNames(pages, path.join(namesFolder, i18n.currentLocale));
      writeFiles(outDir, [
        ...writeIndex(pages, { groups, suggestions: suggestions[i18n.currentLocale] }),
        [worker.file, worker.code],
        // Under a name that pages of one's own can be written with.
        ['search/worker.js', worker.code],
        ['opensearch.xml', openSearch(siteConfig.title, new URL(baseUrl, siteConfig.url).href)],
      ]);
      return Promise.resolve();
    },
  };
}
