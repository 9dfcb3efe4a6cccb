import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { brand } from '@site/brand';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { bannerScript } from './bannerScript';

/** Tells whoever deploys the site under a wrong base URL; the core's own says it in English only. */
export default function BaseUrlBanner(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  if (ExecutionEnvironment.canUseDOM) return null;
  const words = {
    title: translate({
      id: 'layout.baseUrl.title',
      message: '사이트를 제대로 불러오지 못했습니다',
    }),
    hint: translate({
      id: 'layout.baseUrl.hint',
      message: '대개 baseUrl 설정이 실제 주소와 다를 때 생기는 문제입니다.',
    }),
    configured: translate({ id: 'layout.baseUrl.configured', message: '지금 설정된 baseUrl:' }),
    suggested: translate({ id: 'layout.baseUrl.suggested', message: '맞을 것 같은 baseUrl:' }),
  };
  return (
    <Head>
      <script>{bannerScript(words, brand.baseUrl, baseUrl.slice(brand.baseUrl.length))}</script>
    </Head>
  );
}
