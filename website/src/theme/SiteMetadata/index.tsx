// Wraps upstream's: adds the page's own social card.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { cardPath } from '@site/plugins/social-cards/cardPath';
import SiteMetadataOriginal from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

export default function SiteMetadata(): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const image = `${url}${baseUrl}${cardPath(pathname, baseUrl)}`;
  return (
    <>
      <SiteMetadataOriginal />
      <Head>
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
      </Head>
    </>
  );
}
