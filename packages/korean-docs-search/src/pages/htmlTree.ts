import { Parser } from 'htmlparser2';

/** An element, a text, or what is neither, such as a comment. */
export interface Node {
  tagName?: string;
  attributes?: Readonly<Record<string, string>>;
  childNodes?: Node[];
  /** Of a text. */
  value?: string;
  parentNode?: Node;
}

export interface Element extends Node {
  tagName: string;
  attributes: Readonly<Record<string, string>>;
  childNodes: Node[];
}

const sections = ['thead', 'tbody', 'tfoot'];
/** What may hold a part of a table; all that is still open within ends where one begins. */
const holders: Readonly<Record<string, readonly string[]>> = {
  tr: ['table', ...sections],
  ...Object.fromEntries(sections.map((name) => [name, ['table']])),
};

type Open = Node & { childNodes: Node[]; parentNode?: Open };

/** The innermost element of some names that is open, within the innermost table. */
function innermost(open: Open, names: readonly string[]): Open | undefined {
  for (let node: Open | undefined = open; node?.tagName; node = node.parentNode) {
    if (names.includes(node.tagName)) return node;
    if (node.tagName === 'table') return undefined;
  }
  return undefined;
}

/**
 * Reads HTML into a tree. Nothing is mended as a browser does it, which takes three times as long and
 * changes nothing of what a build has written.
 * Where a page leaves the ends of paragraphs out, `dialog`, `menu` and `search` do not end one.
 */
export function parseHtml(html: string): Node {
  const document: Open = { childNodes: [] };
  let open = document;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const holder = holders[tagName];
      if (holder) open = innermost(open, holder) ?? open;
      const element = { tagName, attributes, childNodes: [], parentNode: open };
      open.childNodes.push(element);
      open = element;
    },
    ontext(value) {
      const last = open.childNodes.at(-1);
      // What is written as an entity comes by itself.
      if (last?.value === undefined) open.childNodes.push({ value });
      else last.value += value;
    },
    oncomment: () => void open.childNodes.push({}),
    onclosetag(name) {
      open = innermost(open, [name])?.parentNode ?? open;
    },
  });
  parser.end(html);
  return document;
}

/** Whether a node is an element, of one of the names where some are given. */
export const isElement = (node: Node | undefined, ...names: string[]): node is Element =>
  node?.tagName !== undefined && (names.length === 0 || names.includes(node.tagName));

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

export function hasClass(element: Element, name: string): boolean {
  const names = attribute(element, 'class');
  // Nearly no element does: its classes are told apart only where they may have it.
  return Boolean(names?.includes(name) && names.split(/\s+/).includes(name));
}
