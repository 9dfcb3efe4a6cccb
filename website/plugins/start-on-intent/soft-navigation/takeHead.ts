import { replaceElements } from '../../../src/head/replaceElements';

// What the app keeps in the head, too: a page's title and what describes it.
const described = '[data-rh]';

/** Gives the page the title of another and what describes it to others. */
export function takeHead(next: Document): void {
  replaceElements(document.head.querySelectorAll(described), next.head.querySelectorAll(described));
}
