const styleOf = (page: Document): HTMLStyleElement | null => page.head.querySelector('style');

/**
 * Draws the page with the styles of another. One that brings the whole stylesheet comes after them,
 * as it comes after those that a page opens with.
 */
export function takeStyles(next: Document): void {
  const shown = styleOf(document);
  const wanted = styleOf(next);
  if (shown?.textContent !== wanted?.textContent && wanted) shown?.replaceWith(wanted);
}
