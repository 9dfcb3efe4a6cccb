import type { Section } from '../../engine/page';
import { attribute, childrenOf, elementsIn, firstIn, isElement, type Node } from './elements';
import { isExplained } from './isExplained';
import { plainText, squeeze, textOf } from './textOf';

const headings = ['h2', 'h3', 'h4'];

/** Adds what a node without headings says to a section. */
function addContent(section: Section, node: Node): void {
  for (const element of elementsIn(node, isElement(node) ? [node] : [])) {
    if (element.tagName !== 'code') continue;
    const code = squeeze(plainText(element));
    section.code.push(code);
    if (element !== node && isExplained(element)) section.names.push(code);
  }
  if (!isElement(node, 'pre')) section.text += `\n${textOf(node)}`;
}

/** Reads the sections that begin inside a node: one for each heading. */
export function readSections(parent: Node, sections: Section[]): void {
  for (const node of childrenOf(parent)) {
    const section = sections.at(-1);
    if (!section) return;
    if (isElement(node, ...headings)) {
      const heading = squeeze(plainText(node));
      const id = attribute(node, 'id') ?? '';
      const level = Number(node.tagName.slice(1));
      sections.push({ id, level, heading, text: '', code: [], names: [] });
    } else if (firstIn(node, ...headings)) {
      readSections(node, sections);
    } else addContent(section, node);
  }
}
