import Translate from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import type { Locale } from '@site/brand';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface TranslationBannerProps {
  /** The language in which the page is newer. */
  source: Locale;
}

const names: Record<Locale, string> = { ko: '한국어', en: 'English' };

/** Says that the page is newer in the other language, and leads there. */
export default function TranslationBanner({ source }: TranslationBannerProps): ReactNode {
  const { createUrl } = useAlternatePageUtils();
  return (
    <p className={styles.banner} role="note">
      <Translate id="translation.behind" description="Above a page that has fallen behind">
        This page has changed in another language and this one has not caught up yet.
      </Translate>{' '}
      <a
        href={createUrl({ locale: source, fullyQualified: false })}
        lang={source}
        hrefLang={source}
      >
        {names[source]}
      </a>
    </p>
  );
}
