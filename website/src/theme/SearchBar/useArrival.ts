import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

const patience = 3_000;
const shownFor = 2_500;

/**
 * Marks the section a search result led to, once its page is there. It takes the focus, which nothing
 * has after the dialog, so that it is read out and the next Tab goes on from there: only Chromium does
 * so by itself.
 */
export function useArrival(): void {
  const { hash, state, key } = useLocation<{ searched?: boolean } | undefined>();
  const searched = state?.searched === true;
  useEffect(() => {
    if (!searched || !hash) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const deadline = performance.now() + patience;
    let marked: HTMLElement | null = null;
    let frame = 0;
    let timer = 0;
    const look = (): void => {
      marked = document.getElementById(id);
      if (marked) {
        marked.dataset.searchArrival = '';
        if (document.activeElement === document.body) {
          marked.tabIndex = -1;
          marked.focus({ preventScroll: true });
        }
        // Whoever reloads the page or comes back to it did not follow a result.
        history.replaceState({ ...history.state, state: undefined }, '');
        timer = window.setTimeout(() => delete marked?.dataset.searchArrival, shownFor);
      } else if (performance.now() < deadline) frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      delete marked?.dataset.searchArrival;
    };
  }, [searched, hash, key]);
}
