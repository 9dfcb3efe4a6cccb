// Wraps upstream's: adds the page's own social card and where its Markdown is, names for a page of an
// older version the one of the newest as the canonical one, and gives the page for
// addresses that lead nowhere, which has no address of its own, neither a canonical one nor translations.
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
  // As every address of this site, and unlike the paths of the plugin, it ends with a slash.
  const newest = latestDocSuggestion?.path.replace(/\/?$/, '/');
  const markdown = markdownAddress(new URL(page), url);
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
