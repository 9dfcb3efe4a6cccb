import type { Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { listTranslations } from './listTranslations';
import { translationsFile } from './translationsFile';

/** The pages whose other language has moved on, by name, with the language to read them in. */
export type StalePages = Record<string, Locale>;

/** Tells pages whether their other language has moved on. */
export default function translationsPlugin(): Plugin {
  return {
    name: 'translations',
    getPathsToWatch: () => [translationsFile],
    async loadContent(): Promise<StalePages> {
      const stale = listTranslations().filter(
        ({ state }) => state === 'behind' || state === 'declared',
      );
      return Object.fromEntries(stale.map(({ name, source }) => [name, source]));
    },
    async contentLoaded({ content, actions }) {
      actions.setGlobalData(content as StalePages);
    },
  };
}
