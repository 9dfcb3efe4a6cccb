import type { Nodes, Root } from 'mdast';
import type { Transformer } from 'unified';
import { keepParticles } from './keepParticles';

/**
 * So few letters before a hyphen are not left alone at the end of a line: Wi-Fi, in-app. Addresses and
 * names like `x-api-key` are not touched, for they are copied.
 */
const SHORT_HALF = /(?<![\w./:-])[A-Za-z]{1,2}-(?=(?:Fi|[a-z]{2,})(?![\w/:-]|\.\w))/g;

/** Keeps a word with a short half before its hyphen on one line. Nobody sees what does. */
export const keepHyphens = (text: string): string => text.replace(SHORT_HALF, '$&\u2060');

const withinSentences = new Set(['strong', 'emphasis', 'delete', 'link', 'mdxJsxTextElement']);

/** Keeps together what belongs together in a part of a page, and returns what it ends with. */
function keep(node: Nodes, before: string): string {
  // Contents name headings as they are written.
  if (node.type === 'heading') return '';
  if (node.type === 'inlineCode') return node.value;
  if (node.type === 'text') return (node.value = keepHyphens(keepParticles(node.value, before)));
  if (!('children' in node)) return '';
  const first = withinSentences.has(node.type) ? before : '';
  return node.children.reduce((end, child) => keep(child, end), first);
}

/** Keeps the particles of a Korean page on the lines of what they follow, and short halves with theirs. */
export default function remarkParticles(): Transformer<Root> {
  return (root) => void keep(root, '');
}
