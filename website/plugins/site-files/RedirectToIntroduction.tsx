import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** Redirects the docs root to the introduction during client-side navigation. */
export default function RedirectToIntroduction(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Redirect to={useBaseUrl('/docs/introduction/')} />
    </>
  );
}
