import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { __RouterContext as Router } from 'react-router';

/**
 * Has what is around the text of a page learn of a change of page once that text can be seen: the
 * navbar alone is a fifth of what there is to draw, and looks the same after it. Of a place in a page
 * it learns at once: the bar would come back for the scrolling to it, and cover it.
 */
export function FollowLater({ children }: { children: ReactNode }): ReactNode {
  const router = useContext(Router);
  const [followed, setFollowed] = useState(router);
  // The effect may come before the page can be seen: it is the transition that waits.
  useEffect(() => startTransition(() => setFollowed(router)), [router]);
  return <Router value={router.location.hash ? router : followed}>{children}</Router>;
}
