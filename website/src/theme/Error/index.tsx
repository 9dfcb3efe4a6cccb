// Replaces the core's fallback, which is English only and has its own styles. Shown when the layout
// around a page has crashed.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

// The layout needs to know which plugin made the page; a crashed page has none.
const noPlugin = { plugin: { name: 'error-page', id: 'default' } };

export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={noPlugin}>
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>{translate({ id: 'layout.errorPage.title', message: '페이지 오류' })}</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
