// Wraps the banner of old versions: a page that is newer in the other language says so as well.
import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type DocVersionBannerType from '@theme/DocVersionBanner';
import type { WrapperProps } from '@docusaurus/types';
import TranslationBanner from '@site/src/components/TranslationBanner';
import type { StalePages } from 'docs-parity';
import type { ReactNode } from 'react';

type Props = WrapperProps<typeof DocVersionBannerType>;

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { id, version } = useDoc().metadata;
  const stale = usePluginData('translations') as StalePages;
  // The languages of a frozen version stay as they are.
  const source = version === 'current' ? stale[id] : undefined;
  return (
    <>
      <DocVersionBanner {...props} />
      {source && source !== i18n.currentLocale && <TranslationBanner source={source} />}
    </>
  );
}
