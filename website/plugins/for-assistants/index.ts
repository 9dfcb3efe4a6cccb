import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { markdownAddress } from '../../config/assistants';
import { isOtherVersion, newestVersion, readVersion } from '../../config/versions';
import { SampleReader } from './readSamples';
import { referenceOf, referenceSchema } from './reference';
import { toMarkdown } from './toMarkdown';
import { type Page, writeLists } from './writeLists';

const filesHeading: Record<Locale, string> = {
  ko: '예제에 필요한 파일',
  en: 'Files that these samples need',
};

/**
 * Serves the documentation to programs: the Markdown of each page at its address with `.md`, lists
 * of pages (`llms.txt`) and one file with all of them, the reference and the samples as JSON. All
 * of it is generated from the built pages and their inputs, in each language.
 */
export default function forAssistants({ siteConfig, baseUrl, i18n }: LoadContext): Plugin {
  return {
    name: 'for-assistants',
    postBuild({ outDir, routesPaths }) {
      const locale = i18n.currentLocale as Locale;
      const newest = newestVersion();
      const newestSamples = new SampleReader(locale, newest);
      const otherSamples = new Map<string, SampleReader>();
      const samplesOf = (below: string): SampleReader => {
        if (!isOtherVersion(below)) return newestSamples;
        const [, name = ''] = below.split('/');
        const version = name === 'next' ? undefined : readVersion(name);
        const reader = otherSamples.get(name) ?? new SampleReader(locale, version);
        otherSamples.set(name, reader);
        return reader;
      };
      const write = (name: string, content: string | object): void => {
        const target = path.join(outDir, name);
        mkdirSync(path.dirname(target), { recursive: true });
        const text = typeof content === 'string' ? content : JSON.stringify(content);
        writeFileSync(target, text.endsWith('\n') ? text : `${text}\n`);
      };
      const home = siteConfig.url + baseUrl;
      const all = routesPaths.flatMap((route): Page[] => {
        const below = route.slice(baseUrl.length);
        const file = path.join(outDir, below, 'index.html');
        if (!below.startsWith('docs/') || below === 'docs/' || !existsSync(file)) return [];
        const address = home + below;
        const samples = samplesOf(below);
        try {
          const page = toMarkdown(readFileSync(file, 'utf8'), {
            address,
            resolve: (target) => markdownAddress(target),
            addTo: (shown) => ({
              heading: filesHeading[locale],
              files: samples.listMissingFiles(shown),
            }),
          });
          return [{ ...page, id: below.replace(/^docs\/|\/$/g, ''), address }];
        } catch (error) {
          throw new Error(`${address}: ${(error as Error).message}`, { cause: error });
        }
      });
      for (const { id, markdown } of all) write(`docs/${id}.md`, markdown);
      const pages = all.filter(({ id }) => !isOtherVersion(`docs/${id}`));
      write('samples.json', newestSamples.collect(pages));
      const schema = `${siteConfig.url}${siteConfig.baseUrl}reference.schema.json`;
      const reference = referenceOf(locale, schema);
      write('reference.json', reference);
      if (locale === i18n.defaultLocale) write('reference.schema.json', referenceSchema);
      for (const [name, text] of writeLists({ locale, home, pages, reference })) write(name, text);
      return Promise.resolve();
    },
  };
}
