import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { root } from '../../scripts/root';

export const buildFolder = join(root, 'website/build');

type Parsed = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** Reads what the build has made of a page: what is there without any script. */
export function readBuiltPage(path: string): Parsed {
  return parseDocument(readFileSync(join(buildFolder, path, 'index.html'), 'utf8'));
}

/** The elements below another, in their order, that have these attributes. */
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

/** All that elements say, the code in them included. */
export const textOf = (elements: Element | Element[]): string => DomUtils.textContent(elements);

/** What a page says in its main part, without code. */
export function proseOf(page: Parsed): string {
  for (const code of findElements(page, 'code')) DomUtils.removeElement(code);
  return textOf(findElements(page, 'main'));
}
