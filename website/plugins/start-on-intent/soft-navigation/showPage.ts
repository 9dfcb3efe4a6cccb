import { turnInto } from './turnInto';

const app = '#__docusaurus';

/** Shows another page in the place of this one, of which the beginning may be shown already. */
export function showPage(next: Document, isBegun: boolean): void {
  const shown = document.querySelector(app);
  const wanted = next.querySelector(app);
  if (!shown || !wanted) return;
  document.documentElement.className = next.documentElement.className;
  const different = shown.querySelector(isBegun ? '.theme-doc-markdown' : 'article');
  turnInto(shown, wanted, different, !isBegun);
}
