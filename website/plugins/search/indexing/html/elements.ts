import type { Element, Node } from './parseHtml';

export type { Element, Node };

/** Whether a node is an element, of one of the names where some are given. */
export const isElement = (node: Node | undefined, ...names: string[]): node is Element =>
  node?.tagName !== undefined && (names.length === 0 || names.includes(node.tagName));

/** The nodes inside a node. */
export const childrenOf = (node: Node): Node[] => node.childNodes ?? [];

/** The elements inside a node, at any depth, in their order. */
export function elementsIn(node: Node, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}

/** The first element of a name inside a node. */
export function firstIn(node: Node, name: string): Element | undefined {
  for (const child of childrenOf(node)) {
    const found = isElement(child, name) ? child : firstIn(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Whether a test lets anything inside a node through. */
export const someIn = (node: Node, test: (inside: Node) => boolean): boolean =>
  childrenOf(node).some((child) => test(child) || someIn(child, test));

/** An attribute's value; nothing where an element has no such attribute. */
export const attribute = ({ attributes }: Element, name: string): string | undefined =>
  attributes[name];

/** Whether an element carries a class. */
export function hasClass(element: Element, name: string): boolean {
  const names = attribute(element, 'class');
  // Nearly no element does: its classes are told apart only where they may have it.
  return Boolean(names?.includes(name) && names.split(/\s+/).includes(name));
}
