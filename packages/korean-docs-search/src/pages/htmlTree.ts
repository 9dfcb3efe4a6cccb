import { DomHandler, DomUtils, Parser } from 'htmlparser2';

type Document = DomHandler['root'];
export type Node = Document['children'][number] | Document;
export type Element = Extract<Node, { attribs: unknown }>;

const sections = ['thead', 'tbody', 'tfoot'];
/** Elements that may contain a part of a table; a new part closes everything open inside them. */
const holders: Readonly<Record<string, readonly string[]>> = {
  tr: ['table', ...sections],
  ...Object.fromEntries(sections.map((name) => [name, ['table']])),
};

/** Closes elements by name: a part of a table closes everything open inside it. */
class TreeBuilder extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    const holder = this.innermost(holders[name] ?? []);
    if (holder > 0) this.tagStack.length = holder + 1;
    super.onopentag(name, attributes);
  }

  override onclosetag(name = ''): void {
    const closed = this.innermost([name]);
    if (closed > 0) this.tagStack.length = closed;
    this.lastNode = null;
  }

  /**
   * The depth of the innermost open element with one of the names, within the innermost table; 0 if
   * there is none.
   */
  private innermost(names: readonly string[]): number {
    for (let at = this.tagStack.length - 1; at > 0; at -= 1) {
      const { name } = this.tagStack[at] as Element;
      if (names.includes(name)) return at;
      if (name === 'table') break;
    }
    return 0;
  }
}

/**
 * Parses HTML into a tree. It does not repair markup as browsers do, which takes three times as
 * long and makes no difference to generated pages. Where closing tags of paragraphs are left out,
 * `dialog`, `menu` and `search` do not close one.
 */
export function parseHtml(html: string): Document {
  const builder = new TreeBuilder();
  new Parser(builder).end(html);
  return builder.root;
}

/** Whether a node is an element, optionally with one of the given names. */
export const isElement = (
  node: Node | null | undefined,
  ...names: readonly string[]
): node is Element =>
  Boolean(node && DomUtils.isTag(node) && (names.length === 0 || names.includes(node.name)));

export const childrenOf = (node: Node): Node[] => DomUtils.getChildren(node);

export const firstIn = (node: Node, name: string): Element | undefined =>
  DomUtils.findOne((element) => element.name === name, DomUtils.getChildren(node)) ?? undefined;

export function hasClass({ attribs }: Element, name: string): boolean {
  // Few elements have the class, so the list is split only if it may contain it.
  return Boolean(attribs.class?.includes(name) && attribs.class.split(/\s+/).includes(name));
}
