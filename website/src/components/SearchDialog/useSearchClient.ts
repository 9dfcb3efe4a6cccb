import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchData } from 'korean-docs-search/docusaurus';
import { SearchClient } from 'korean-docs-search/client';

let client: SearchClient | undefined;

/** The single client of the page, created on first use. */
export const searchClientAt = (worker: string): SearchClient =>
  (client ??= new SearchClient(worker));

export interface SearchContext {
  client: SearchClient;
  /** The base URL of this language. */
  base: string;
  /** The other language, if there is one. */
  other: { base: string; label: string; locale: string } | undefined;
}

/** The page's client, and the addresses of the indexes. */
export function useSearchClient(): SearchContext {
  const { worker } = usePluginData('korean-docs-search') as SearchData;
  const { i18n, siteConfig } = useDocusaurusContext();
  const locale = i18n.locales.find((candidate) => candidate !== i18n.currentLocale);
  const config = locale === undefined ? undefined : i18n.localeConfigs[locale];
  const other =
    locale !== undefined && config
      ? { base: config.baseUrl, label: config.label, locale }
      : undefined;
  const pageClient = searchClientAt(siteConfig.baseUrl + worker);
  return { client: pageClient, base: siteConfig.baseUrl, other };
}
