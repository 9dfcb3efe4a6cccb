import type { Nodes } from 'mdast';
import type { Place } from 'docs-kit';

/** Where `**` is left over as text, once in each parent: the other half of a pair says the same again. */
export function listLeftBold(nodes: readonly Nodes[]): Place[] {
  return nodes.flatMap((parent): Place[] => {
    const children = 'children' in parent ? parent.children : [];
    const found = children.find((child) => child.type === 'text' && child.value.includes('**'));
    if (found?.type !== 'text' || !found.position) return [];
    const at = found.value.indexOf('**');
    const before = found.value.slice(0, at).split('\n');
    const { line, column } = found.position.start;
    const onLine = before.length > 1 ? (before.at(-1) ?? '').length + 1 : column + at;
    return [{ line: line + before.length - 1, column: onLine }];
  });
}
