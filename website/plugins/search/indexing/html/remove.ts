import { attribute, hasClass, isElement, type Node } from './elements';

const names = 'script style noscript template nav footer button svg thead caption'.split(' ');

/** Whether a node is no content: what frames a page, what is pressed, what is hidden. */
export function isNoise(node: Node): boolean {
  return (
    isElement(node) &&
    (names.includes(node.tagName) ||
      attribute(node, 'hidden') !== undefined ||
      attribute(node, 'data-search-ignore') !== undefined ||
      attribute(node, 'aria-hidden') === 'true' ||
      hasClass(node, 'hash-link') ||
      hasClass(node, 'table-of-contents'))
  );
}

/** Takes out of a node, at any depth, what a test lets through. */
export function remove(parent: Node, test: (node: Node) => boolean): void {
  if (!parent.childNodes) return;
  parent.childNodes = parent.childNodes.filter((child) => !test(child));
  for (const child of parent.childNodes) remove(child, test);
}
