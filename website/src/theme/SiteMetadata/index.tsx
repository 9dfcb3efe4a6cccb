// Wraps upstream's: adds the page's social card and its Markdown alternative, makes the newest
// version's page the canonical one for older versions, and gives the not-found page, which has no
// address of its own, neither a canonical URL nor translations.
import Head from '@docusaurus/Head';
import { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site/config/assistants';
import { cardPath } from '@site/plugins/social-cards/cardPath';
import SiteMetadataOriginal from '@theme-original/SiteMetadata';
import type { ReactNode } from 'react';

function NotFoundMetadata(): ReactNode {
  const { metadata } = useThemeConfig();
  return (
    <Head>
      <meta name="robots" content="noindex" />
      {metadata.map((attributes, index) => (
        <meta key={index} {...attributes} />
      ))}
    </Head>
  );
}

export default function SiteMetadata(): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const image = `${url}${baseUrl}${cardPath(pathname, baseUrl)}`;
  const page = url + pathname;
  const { latestDocSuggestion } = useDocVersionSuggestions(undefined);
  // Unlike the plugin's paths, addresses of this site end with a slash.
  const newest = latestDocSuggestion?.path.replace(/\/?$/, '/');
  const markdown = markdownAddress(new URL(page));
  return (
    <>
      {pathname === `${baseUrl}404.html` ? <NotFoundMetadata /> : <SiteMetadataOriginal />}
      <Head>
        {newest && newest !== pathname.replace(/\/?$/, '/') && (
          <link rel="canonical" href={url + newest} />
        )}
        {markdown !== page && <link rel="alternate" type="text/markdown" href={markdown} />}
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
      </Head>
    </>
  );
}
