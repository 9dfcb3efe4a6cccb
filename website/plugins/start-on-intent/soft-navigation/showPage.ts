import { turnInto } from './turnInto';

const app = '#__docusaurus';
const styleOf = (page: Document): string | null | undefined =>
  page.head.querySelector('style')?.textContent;

/**
 * Shows another page in the place of this one.
 *
 * @throws where that page is of another kind, and drawn by other styles
 */
export function showPage(next: Document): void {
  const shown = document.querySelector(app);
  const wanted = next.querySelector(app);
  if (!shown || !wanted || styleOf(document) !== styleOf(next)) throw new Error('Another kind');
  // Where scripts run, its content is text.
  for (const element of wanted.querySelectorAll('noscript'))
    element.textContent = element.innerHTML;
  document.documentElement.className = next.documentElement.className;
  turnInto(shown, wanted, shown.querySelector('article'));
}
