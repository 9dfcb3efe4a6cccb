/** Puts elements into the head of the page in the place of others; one that is equal stays. */
export function replaceElements(old: Iterable<Element>, wanted: Iterable<Element>): void {
  const leaving = [...old];
  for (const element of wanted) {
    const same = leaving.findIndex((other) => other.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else leaving.splice(same, 1);
  }
  for (const element of leaving) element.remove();
}
