import type { InlineCode, Nodes, Text } from 'mdast';
import type { Phrase } from './listPhrases';

/** What changes the look of words, and not where they end. */
const running = new Set(['strong', 'emphasis', 'delete', 'link', 'linkReference']);

function leavesOf(node: Nodes): Nodes[] {
  if (!('children' in node)) return [node];
  return node.children.flatMap((child) => (running.has(child.type) ? leavesOf(child) : [child]));
}

// A number in code is read on with its unit outside it.
function isText(node: Nodes): node is Text | InlineCode {
  return node.type === 'text' || (node.type === 'inlineCode' && /^[\d_,. ]+$/.test(node.value));
}

function joinWithin(parent: Nodes): Phrase[] {
  const phrases: Phrase[] = [];
  let current: Phrase | undefined;
  for (const leaf of leavesOf(parent)) {
    if (!isText(leaf)) current = undefined;
    else if (current) current.text += leaf.value;
    else {
      const { line = 1, column = 1 } = leaf.position?.start ?? {};
      current = { kind: 'words', text: leaf.value, line, column };
      phrases.push(current);
    }
  }
  return phrases;
}

/** The words of a page as they are read: what is bold or leads elsewhere does not end them. */
export function joinTexts(nodes: readonly Nodes[]): Phrase[] {
  return nodes.flatMap((node) =>
    'children' in node && !running.has(node.type) ? joinWithin(node) : [],
  );
}
