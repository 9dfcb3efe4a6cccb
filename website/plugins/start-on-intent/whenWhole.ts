/**
 * Does something once all of the page is there. The app's scripts may be kept from an earlier visit, and
 * come sooner than the end of a page.
 */
export function whenWhole(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
  else act();
}
