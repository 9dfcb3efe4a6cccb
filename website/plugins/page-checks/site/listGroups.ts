import type { Nodes } from 'mdast';
import type { PageGroup } from './Page';

function groupOf(node: Nodes): PageGroup[] {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  if (node.type === 'list') {
    return [{ kind: 'list', size: node.children.length, line, column, uneven: [] }];
  }
  if (node.type !== 'table') return [];
  const [head, ...rows] = node.children;
  const uneven = rows.flatMap(({ children, position }) => {
    const expected = head?.children.length ?? 0;
    if (children.length === expected) return [];
    const { line: at = 1, column: from = 1 } = position?.start ?? {};
    return [{ cells: children.length, expected, line: at, column: from }];
  });
  return [{ kind: 'table', size: rows.length, line, column, uneven }];
}

/** Every list and table of a page in its order. */
export function listGroups(nodes: readonly Nodes[]): PageGroup[] {
  return nodes.flatMap(groupOf);
}
