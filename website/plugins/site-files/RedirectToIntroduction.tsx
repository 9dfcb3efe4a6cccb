import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';

/** Leads from the docs root to the introduction when a link is followed inside the site. */
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
