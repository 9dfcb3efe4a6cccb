import { useHistory, useLocation } from '@docusaurus/router';
import type {} from 'deferred-hydration/client';
import { type ReactNode, useDeferredValue, useLayoutEffect } from 'react';

interface BelowFoldProps {
  children: ReactNode;
}

/**
 * What is below the first screen of a page. When the app opens a page, the first screen is rendered
 * and drawn before it, and its layout is deferred; unless the reader goes to a heading or back to a
 * position, which are known only after everything above them is laid out.
 */
export default function BelowFold({ children }: BelowFoldProps): ReactNode {
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
