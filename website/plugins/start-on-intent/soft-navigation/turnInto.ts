function takeAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) {
    if (!next.hasAttribute(name)) shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/**
 * Turns what is shown into what shall be shown: what is equal stays, with its scroll position, and an
 * article is another one.
 */
export function turnInto(shown: Node, next: Node): void {
  if (shown.isEqualNode(next)) return;
  if (!(shown instanceof Element) || shown.nodeName !== next.nodeName || shown.matches('article')) {
    shown.parentNode?.replaceChild(next, shown);
    return;
  }
  takeAttributes(shown, next as Element);
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  for (const [place, child] of before.entries()) {
    const successor = after[place];
    if (successor) turnInto(child, successor);
    else child.remove();
  }
  shown.append(...after.slice(before.length));
}
