import { childrenOf, isElement, type Node } from './elements';

const blocks = 'p li tr dt dd div blockquote figcaption summary br h4 h5 h6'.split(' ');

/** A text without the spaces that only a source has. */
export function squeeze(text: string): string {
  return text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/[ \u00a0\t\n\r]+/g, ' ')
    .trim();
}

/** The text of a node as it stands. */
export function plainText(node: Node): string {
  return node.value ?? childrenOf(node).map(plainText).join('');
}

/** What keeps an element apart from what follows it. */
function gapAfter(node: Node, next: Node | undefined): string {
  if (isElement(node, 'td', 'th')) return ' · ';
  if (isElement(node, ...blocks)) return '\n';
  // What stands side by side only by its style would run together: a name and its type.
  return isElement(node, 'span', 'code', 'em', 'strong') && isElement(next) ? ' ' : '';
}

function spacedText(node: Node): string {
  if (node.value !== undefined) return node.value;
  return childrenOf(node)
    .filter((child) => !isElement(child, 'pre'))
    .map((child, at, all) => spacedText(child) + gapAfter(child, all[at + 1]))
    .join('');
}

/** The text of a node in lines, blocks of code left out. */
export function textOf(node: Node): string {
  return spacedText(node)
    .split('\n')
    .map(squeeze)
    .filter(Boolean)
    .join('\n')
    .replace(/ ·(?=\n|$)/g, '');
}
