import '../Window';
import { isNextPage } from '../isNextPage';

/** Asks for the page that a link leads to, once, as long as nothing is there to do it. */
export function askForPage(link: HTMLAnchorElement): void {
  if (window.coming && !link.hash && isNextPage(link.href)) {
    // The turner looks at what came of it, and nobody else.
    window.coming[link.href] ??= fetch(link.href).catch(() => undefined);
  }
}
