// Wraps the banner of old versions: adds one for a page that is newer in the other language.
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type DocVersionBannerType from '@theme/DocVersionBanner';
import type { WrapperProps } from '@docusaurus/types';
import type { Locale } from '@site/brand';
import { useLocale, useWords } from '@site/src/language';
import type { StalePages } from 'docs-parity';
import type { ReactNode } from 'react';

interface TranslationBannerProps {
  /** The language in which the page is newer. */
  source: Locale;
}

const names: Record<Locale, string> = { ko: '한국어', en: 'English' };

const behind = {
  ko: '다른 언어에서 이 페이지의 내용이 바뀌었고, 여기에는 아직 반영되지 않았습니다.',
  en: "This page has changed in another language, and the change isn't reflected here yet.",
};

/** Tells that the page is newer in the other language, with a link. */
function TranslationBanner({ source }: TranslationBannerProps): ReactNode {
  const { createUrl } = useAlternatePageUtils();
  return (
    <p className="alert alert--warning" role="note">
      {useWords(behind)}{' '}
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

type Props = WrapperProps<typeof DocVersionBannerType>;

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  const locale = useLocale();
  const { id, version } = useDoc().metadata;
  const stale = usePluginData('translations') as StalePages;
  // Translations of a frozen version do not change.
  const source = version === 'current' ? stale[id] : undefined;
  return (
    <>
      <DocVersionBanner {...props} />
      {source && source !== locale && <TranslationBanner source={source} />}
    </>
  );
}
