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

/** Writes an OpenSearch description, so that browsers can search the site from the address bar. */
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

/** The plugin's global data for the search box. */
export interface SearchData {
  /** The path of the worker's script below the base URL. */
  worker: string;
}

export function writeFiles(outDir: string, files: Iterable<[path: string, content: string]>): void {
  for (const [file, content] of files) {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

export interface PluginOptions extends Pick<IndexOptions, 'groups'> {
  /** Suggested searches before anything is typed, by language. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /** A folder with a folder for each language, with the search names of sections. */
  namesFolder?: string;
  /** Pages to leave out, by path below the language's base URL. */
  leaveOut?: (path: string) => boolean;
  /** The oldest browsers to support, as esbuild targets. */
  browserTargets?: readonly string[];
}

/**
 * A Docusaurus plugin that indexes the rendered pages and bundles the worker that searches them.
 */
export default function searchPlugin(
  { siteConfig, baseUrl, i18n }: LoadContext,
  { groups, suggestions = {}, namesFolder, leaveOut, browserTargets }: PluginOptions = {},
): Plugin {
  let worker = { file: '', code: '' };
  return {
    name: 'korean-docs-search',
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
        // An alias that a site's own components can import.
        ['search/worker.js', worker.code],
        ['opensearch.xml', openSearch(siteConfig.title, new URL(baseUrl, siteConfig.url).href)],
      ]);
      return Promise.resolve();
    },
  };
}
