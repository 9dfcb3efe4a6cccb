import { takeHead } from './takeHead';
import { takeStyles } from './takeStyles';
import { turnInto } from './turnInto';

const app = '#__docusaurus';

/** Shows another page in the place of this one. */
export function showPage(next: Document): void {
  const shown = document.querySelector(app);
  const wanted = next.querySelector(app);
  if (!shown || !wanted) throw new Error('Not a page of this site');
  // Where scripts run, its content is text.
  for (const element of wanted.querySelectorAll('noscript'))
    element.textContent = element.innerHTML;
  document.documentElement.className = next.documentElement.className;
  takeHead(next);
  takeStyles(next);
  turnInto(shown, wanted, shown.querySelector('article'));
}
