import { trustHtml } from './trustHtml';

/** The document that a page of this site is. */
export function parseHtml(html: string): Document {
  const page = new DOMParser().parseFromString(trustHtml(html), 'text/html');
  // Where scripts run, its content is text.
  for (const element of page.querySelectorAll('noscript')) element.textContent = element.innerHTML;
  return page;
}
