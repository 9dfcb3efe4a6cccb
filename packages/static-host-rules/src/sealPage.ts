import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentPolicy,
  listElements,
  ownPolicyOf,
  type PageElement,
  policyElement,
  readInline,
} from './contentPolicy';
import { type BuiltPage, readPages } from './files';

const refusedName = /^(?:on.+|style|srcdoc)$/i;
const refusedValue = /^\s*javascript:/i;

/** Attributes that no hash can allow: event handlers, styles, `javascript:` URLs. */
export function findRefused(elements: readonly PageElement[]): string[] {
  return elements.flatMap(({ attributes }) =>
    Object.entries(attributes)
      .filter(([name, value]) => refusedName.test(name) || refusedValue.test(value))
      .map(([name, value]) => `${name}="${value}"`),
  );
}

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Inserts the content policy into a built page that does not have one.
 *
 * @param trustedTypes - The names of the Trusted Types policies that the site's scripts create
 * @throws naming the page, when it holds what the policy refuses
 */
export function sealPage({ path, html }: BuiltPage, trustedTypes?: readonly string[]): string {
  if (ownPolicyOf(html)) return html;
  const elements = listElements(html);
  const refused = findRefused(elements);
  const fault = charset.test(html)
    ? refused.length > 0 && `the content policy refuses ${refused.join(', ')}`
    : 'there is no <meta charset> to put the policy after';
  if (fault) throw new Error(`${path.slice(1)}: ${fault}`);
  const policy = contentPolicy(readInline(elements), trustedTypes);
  return html.replace(charset, (found) => found + policyElement(policy));
}

/**
 * Inserts the content policy into each page of a built folder.
 *
 * @throws as `sealPage` does
 */
export function sealPages(folder: string, trustedTypes?: readonly string[]): void {
  for (const page of readPages(folder)) {
    const sealed = sealPage(page, trustedTypes);
    if (sealed !== page.html) writeFileSync(join(folder, page.path), sealed);
  }
}
