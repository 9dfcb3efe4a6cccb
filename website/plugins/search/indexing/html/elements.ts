import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Whether a node is an element, of one of the names where some are given. */
export const isElement = (node: Node | null | undefined, ...names: string[]): node is Element =>
  !!node && 'tagName' in node && (names.length === 0 || names.includes(node.tagName));

/** The nodes inside a node. */
export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** The elements inside a node, at any depth, in their order. */
export function elementsIn(node: Node, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    found.push(child);
    elementsIn(child, found);
  }
  return found;
}

/** The first element inside a node that has one of these names. */
export function firstIn(node: Node, ...names: string[]): Element | undefined {
  for (const child of childrenOf(node)) {
    const found = isElement(child, ...names) ? child : firstIn(child, ...names);
    if (found) return found;
  }
  return undefined;
}

/** An attribute's value; nothing where an element has no such attribute. */
export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;

/** Whether an element carries a class. */
export const hasClass = (element: Element, name: string): boolean =>
  (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
