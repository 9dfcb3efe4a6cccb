import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Locale } from '@site/brand';

/** The language of the page. */
export const useLocale = (): Locale => useDocusaurusContext().i18n.currentLocale as Locale;

/** The texts of a table in the page's language. */
export const useWords = <Words>(words: Record<Locale, Words>): Words => words[useLocale()];
