function takeAttributes(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) {
    // What was pressed meanwhile is busy until the app answers.
    if (!next.hasAttribute(name) && name !== 'aria-busy') shown.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
}

/**
 * Turns what is shown into what shall be shown: what is equal stays, with its scroll position, and
 * what is known to be different is replaced as a whole, if that is wanted.
 */
export function turnInto(
  shown: Node,
  next: Node,
  different: Element | null,
  isReplaced: boolean,
): void {
  // What is around the different differs, and would be compared at every depth.
  if (!shown.contains(different) && shown.isEqualNode(next)) return;
  const isOther = isReplaced && shown === different;
  if (!(shown instanceof Element) || shown.nodeName !== next.nodeName || isOther) {
    shown.parentNode?.replaceChild(next, shown);
    return;
  }
  takeAttributes(shown, next as Element);
  const before = [...shown.childNodes];
  const after = [...next.childNodes];
  for (const [place, child] of before.entries()) {
    const successor = after[place];
    if (successor) turnInto(child, successor, different, isReplaced);
    else child.remove();
  }
  shown.append(...after.slice(before.length));
}
