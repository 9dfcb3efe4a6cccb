function takeAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!next.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/**
 * Turns what is shown into what shall be shown: what is equal stays, with its scroll position, and
 * the article is another one.
 */
export function turnInto(shown: Node, next: Node, article: Element | null): void {
  // What is around the article differs, and would be compared at every depth.
  if (!shown.contains(article) && shown.isEqualNode(next)) return;
  if (!(shown instanceof Element) || shown.nodeName !== next.nodeName || shown === article) {
    shown.parentNode?.replaceChild(next, shown);
    return;
  }
  takeAttributes(shown, next as Element);
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  for (const [place, child] of before.entries()) {
    const successor = after[place];
    if (successor) turnInto(child, successor, article);
    else child.remove();
  }
  shown.append(...after.slice(before.length));
}
