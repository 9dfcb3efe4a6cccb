import { childrenOf, isElement, type Element, type Node } from './elements';

const isFirst = (element: Element): boolean =>
  !element.parentNode || childrenOf(element.parentNode).find((node) => isElement(node)) === element;

function beginsItem(code: Element): boolean {
  const above = code.parentNode;
  if (isElement(above, 'li')) return true;
  return isElement(above, 'p') && isFirst(above) && isElement(above.parentNode, 'li');
}

/** Whether code begins a row, a list item or a definition, and so is explained by it. */
export function isExplained(code: Element): boolean {
  if (!isFirst(code)) return false;
  if (beginsItem(code)) return true;
  for (let node: Node | undefined = code.parentNode; isElement(node); node = node.parentNode) {
    if (node.tagName === 'dt') return true;
    if (isElement(node.parentNode, 'tr') && isFirst(node)) return true;
  }
  return false;
}
