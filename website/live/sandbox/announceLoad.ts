/** Tells those who wait for a page that it is there: this document was, before the page was in it. */
export function announceLoad(): void {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  dispatchEvent(new Event('load'));
}
