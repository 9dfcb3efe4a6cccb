import type { Section } from '../../engine/page';
import { elementsIn, isElement, type Node } from './elements';
import { isExplained } from './isExplained';
import { plainText, squeeze, textOf } from './textOf';

/** Adds what a node says to a section. */
export function addContent(section: Section, node: Node): void {
  for (const element of elementsIn(node, isElement(node) ? [node] : [])) {
    if (element.tagName !== 'code') continue;
    const code = squeeze(plainText(element));
    section.code.push(code);
    if (element !== node && isExplained(element)) section.names.push(code);
  }
  if (!isElement(node, 'pre')) section.text += `\n${textOf(node)}`;
}
