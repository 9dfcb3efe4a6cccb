import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatProblem, type Locale } from 'docs-kit';
import { checkPages } from './checkPages';
import type { ParityOptions } from './options';
import { readChanged } from './readSite';
import { listTranslations } from './translations';

/**
 * A Docusaurus plugin that fails the build, or the page being edited, when a page breaks a rule.
 */
export function pageChecksPlugin(
  { i18n }: Pick<LoadContext, 'i18n'>,
  options: ParityOptions,
): Plugin {
  const read = readChanged();
  const isFirst = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'page-checks',
    // Both languages are checked together, so once is enough.
    ...(isFirst && {
      async loadContent() {
        const { problems } = await checkPages(options, read);
        if (problems.length === 0) return;
        const lines = problems.map(formatProblem).join('\n');
        throw new Error(`The pages are not as they should be.\n${lines}`);
      },
      getPathsToWatch: () => [
        options.sidebarFile,
        ...Object.values(options.pages).map((folder) => `${folder}/**/*.mdx`),
      ],
    }),
  };
}

/** The pages whose other language has moved on, by name, with the language to read them in. */
export type StalePages = Record<string, Locale>;

/** A Docusaurus plugin that tells pages whether their translation is outdated. */
export function translationsPlugin(options: ParityOptions): Plugin {
  return {
    name: 'translations',
    getPathsToWatch: () => [options.translationsFile],
    async loadContent(): Promise<StalePages> {
      const stale = listTranslations(options).filter(
        ({ state }) => state === 'behind' || state === 'declared',
      );
      return Object.fromEntries(stale.map(({ name, source }) => [name, source]));
    },
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content as StalePages);
    },
  };
}
