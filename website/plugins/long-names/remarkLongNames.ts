import type { InlineCode, Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { listNodes } from 'docs-kit';
import { isWhole } from './isWhole';

/** So many letters fill a line of a list on the narrowest phone. */
const LONG = /\S{28}/;

/** Before a capital or a parenthesis; after a dot, an underscore or a slash. */
const SEAMS = /(?<=[a-z])(?=[A-Z])|(?=\()|(?<=[._/])(?=\w)/;

/** The parts of a name that a line may end between; of one that any line holds, there is one part. */
export const breakName = (name: string): string[] => (LONG.test(name) ? name.split(SEAMS) : [name]);

const lineMayEnd = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

function mark(node: InlineCode, isInTable: boolean): void {
  const data = (node.data ??= {});
  if (isWhole(node.value, isInTable)) {
    Object.assign(data, { hProperties: { className: 'whole' } });
    return;
  }
  const parts = breakName(node.value).map((value) => ({ type: 'text', value }));
  if (parts.length === 1) return;
  const hChildren = parts.flatMap((part, at) => (at === 0 ? [part] : [lineMayEnd, part]));
  Object.assign(data, { hChildren });
}

/**
 * Lets a line end within a name that no line of a phone holds, where its words meet: it would end at
 * any letter. One that a line holds stays whole. Either is copied and found as it is.
 */
export default function remarkLongNames(): Transformer<Root> {
  return (root) => {
    const nodes = listNodes(root);
    const cells = nodes.filter(({ type }) => type === 'tableCell');
    const inTables = new Set<Nodes>(cells.flatMap((cell) => listNodes(cell)));
    for (const node of nodes) if (node.type === 'inlineCode') mark(node, inTables.has(node));
  };
}
