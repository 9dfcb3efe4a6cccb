import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { brand, type Locale } from '@site/brand';
import type { ReactNode } from 'react';
import { bannerScript } from './bannerScript';
import { words } from './words';

/** Tells whoever deploys the site under a wrong base URL; the core's own says it in English only. */
export default function BaseUrlBanner(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  if (ExecutionEnvironment.canUseDOM) return null;
  const { baseUrl } = brand;
  const place = {
    words: words[i18n.currentLocale as Locale],
    baseUrl,
    folder: siteConfig.baseUrl.slice(baseUrl.length),
  };
  return (
    <Head>
      <script>{bannerScript(place)}</script>
    </Head>
  );
}
