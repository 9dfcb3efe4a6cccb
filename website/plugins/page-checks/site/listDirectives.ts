import type { Nodes } from 'mdast';
import type { Writing } from './Page';

type Directive = Writing['directives'][number];

/** Whether a block runs on to the end of what it stands in: its last line closes nothing, or a block within. */
function isLeftOpen({ position }: Nodes, last: Nodes | undefined, lines: readonly string[]) {
  if (!position) return false;
  const end = position.end.line;
  const isOwn = end !== (last?.position?.end.line ?? position.start.line);
  return !isOwn || !/^[\s>]*:{3,}\s*$/.test(lines[end - 1] ?? '');
}

/** Blocks between colons by their names, and three colons that make no block, as they stand. */
export function listDirectives(nodes: readonly Nodes[], source: string): Directive[] {
  const lines = source.split('\n');
  return nodes.flatMap((node): Directive[] => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'containerDirective') {
      const isOpen = isLeftOpen(node, node.children.at(-1), lines);
      return [{ text: node.name, isOpen, line, column }];
    }
    if (node.type !== 'text') return [];
    const left = /^:::.*$/m.exec(node.value)?.[0];
    return left === undefined ? [] : [{ text: left, isOpen: false, line, column }];
  });
}
