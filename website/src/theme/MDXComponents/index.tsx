// Wraps the theme's list: adds what most pages use. Other components are imported only by the pages
// that use them, automatically: plugins/markdown.
import { useHistory, useLocation } from '@docusaurus/router';
import PageVerification from '@site/src/components/PageVerification';
import { useVersionedAddress } from '@site/src/components/DocsLink';
import Sample from '@site/src/components/Sample';
import TableScroll from '@site/src/components/TableScroll';
import MDXComponents from '@theme-original/MDXComponents';
import type { Props as LinkProps } from '@theme/MDXComponents/A';
import type {} from 'deferred-hydration/client';
import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react';

const { a: A } = MDXComponents;

/** `/docs/…` on a page of an older or the next version stays in that version. */
function MDXLink(props: LinkProps): ReactNode {
  return <A {...props} href={useVersionedAddress(props.href)} />;
}

interface BelowFoldProps {
  children: ReactNode;
}

/**
 * What is below the first screen of a page. When the app opens a page, the first screen is rendered
 * and drawn before it, and its layout is deferred; unless the reader goes to a heading or back to a
 * position, which are known only after everything above them is laid out.
 */
function BelowFold({ children }: BelowFoldProps): ReactNode {
  const { action } = useHistory();
  const { hash } = useLocation();
  const isAtTop = action === 'PUSH' && !hash;
  const isRendered = useDeferredValue(true, !isAtTop) || Boolean(hash);
  useLayoutEffect(() => {
    if (isRendered && isAtTop) window.deferContent?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [isRendered]);
  return isRendered ? children : <div style={{ minHeight: '100vh' }} />;
}

export default {
  ...MDXComponents,
  a: MDXLink,
  BelowFold,
  PageVerification,
  Sample,
  table: TableScroll,
};
