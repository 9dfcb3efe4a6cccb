import { attribute, firstIn, isElement, type Node } from './elements';
import { isExplained } from './isExplained';
import { plainText, squeeze } from './textOf';

/** The name that a row, an item or a definition explains, when it has an address of its own. */
export function nameOfEntry(node: Node): string | undefined {
  if (!isElement(node, 'tr', 'li', 'dt', 'div') || !attribute(node, 'id')) return undefined;
  const code = firstIn(node, 'code');
  return code && isExplained(code) ? squeeze(plainText(code)) : undefined;
}
