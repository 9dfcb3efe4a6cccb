import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Locale } from '@site/brand';
import { words } from './words';

/** The panel's words in the language of the page. */
export function useWords(): (typeof words)[Locale] {
  return words[useDocusaurusContext().i18n.currentLocale as Locale];
}
