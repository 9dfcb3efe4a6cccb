import type { InlineCode, Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { listNodes } from 'docs-kit';
import { breakName } from './breakName';
import { isWhole } from './isWhole';

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
