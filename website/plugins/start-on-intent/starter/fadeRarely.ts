const isInDocs = (url: string): boolean => /\/docs\//.test(url);

/**
 * Lets a page fade into one of another kind only. Between two documentation pages the frame stays
 * where it is, and drawing the fade would take a third of the time until the new heading.
 */
export function fadeRarely(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (isInDocs(location.href) && isInDocs(activation?.entry.url ?? '')) {
      viewTransition?.skipTransition();
    }
  });
}
