import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { root } from '../../scripts/root';

export const buildFolder = join(root, 'website/build');

type Parsed = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Reads a built page as it is without scripts. */
export function readBuiltPage(path: string): Parsed {
  return parseDocument(readFileSync(join(buildFolder, path, 'index.html'), 'utf8'));
}

/** The descendants with these attributes, in document order. */
export function findElements(
  within: Parsed | Element,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
): Element[] {
  const isWanted = (element: Element): boolean =>
    (name === '*' || element.name === name) &&
    Object.entries(attributes).every(([key, value]) => element.attribs[key] === value);
  return DomUtils.findAll(isWanted, within.children);
}

/** The text of elements, including code. */
export const textOf = (elements: Element | Element[]): string => DomUtils.textContent(elements);

/** The text of a page's main part, without code. */
export function proseOf(page: Parsed): string {
  for (const code of findElements(page, 'code')) DomUtils.removeElement(code);
  return textOf(findElements(page, 'main'));
}
