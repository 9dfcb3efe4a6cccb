// What the app keeps in the head, too: a page's title and what describes it.
const described = '[data-rh]';

/** Gives the page the title of another and what describes it to others. */
export function takeHead(next: Document): void {
  const old = [...document.head.querySelectorAll(described)];
  for (const element of next.head.querySelectorAll(described)) {
    const same = old.findIndex((other) => other.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else old.splice(same, 1);
  }
  for (const element of old) element.remove();
}
