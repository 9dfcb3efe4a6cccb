import type { Nodes } from 'mdast';
import type { PlacedText } from './Page';

/** Blocks between colons by their names, and three colons that make no block, as they stand. */
export function listDirectives(nodes: readonly Nodes[]): PlacedText[] {
  return nodes.flatMap((node): PlacedText[] => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'containerDirective') return [{ text: node.name, line, column }];
    if (node.type !== 'text') return [];
    const left = /^:::.*$/m.exec(node.value)?.[0];
    return left === undefined ? [] : [{ text: left, line, column }];
  });
}
