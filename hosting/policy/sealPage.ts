import { listElements, type PageElement } from './listElements';
import type { BuiltPage } from '../readPages';
import { contentPolicy } from './contentPolicy';
import { ownPolicyOf, policyElement } from './ownPolicyOf';
import { readInline } from './readInline';
import { type PagePolicy, readPolicy } from './readPolicy';

/** How the attributes are called that no hash can allow: event handlers, styles, whole documents. */
const refusedName = 'on[^\\s=>]+|style|srcdoc';

/** How a value begins that no hash can allow. */
const refusedValue = '\\s*javascript:';

const names = new RegExp(`^(?:${refusedName})$`, 'i');
const values = new RegExp(`^${refusedValue}`, 'i');

/** The attributes of a page that no hash can allow: event handlers, styles, `javascript:` addresses. */
export function findRefused(elements: readonly PageElement[]): string[] {
  const refused: string[] = [];
  for (const { attributes } of elements) {
    for (const [name, value] of Object.entries(attributes)) {
      if (names.test(name) || values.test(value)) refused.push(`${name}="${value}"`);
    }
  }
  return refused;
}

const attribute = `(?:\\s+|(?<=["']))[^\\s"'<>=/]+(?:=(?:"[^"]*"|'[^']*'|[^\\s"'<>=][^\\s"'<>]*))?`;
const tag = `(?:<[a-z][\\w-]*(?:${attribute})*\\s*/?>|</[a-z][\\w-]*>|<!doctype html>)`;
const comment = '<!--(?:-?>|[^]*?-->)';
const withText = '<(script|style|title)(?![\\w-])[^<>]*>[^]*?</\\2(?:\\s[^>]*)?>';

// No entity, which would have to be decoded first, and no text with a scheme.
const value = `(?!"?${refusedValue})(?:"[^"<>&]*"|[^\\s"'<>=&\`]+)`;
const harmlessAttribute = ` (?!${refusedName})[a-z][\\w:-]*(?:=${value})?`;
const harmless = `</?(?!script|style|title)[a-z][\\w-]*(?:${harmlessAttribute})*/?>`;

// So many at once: the stack does not hold the two million short paragraphs of a long page.
const parts = new RegExp(
  `(?:${harmless}[^<]*){1,50}|((?:${withText}|${comment}|(?!<(?:script|style|title))${tag})[^<]*)`,
  'gi',
);

/**
 * Leaves out of a page the tags that no policy minds and the text between tags: most of it, which then
 * need not be parsed. A page that is written otherwise than expected is left as it is.
 */
export function leaveOutHarmless(html: string): string {
  let kept = '';
  let length = 0;
  for (const [part, minded = ''] of html.matchAll(parts)) {
    length += part.length;
    kept += minded;
  }
  return length === html.length ? kept : html;
}

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/** A page that carries its policy, and what it asks of one: to read that from it again would take as long. */
export interface SealedPage {
  html: string;
  policy: PagePolicy;
}

/**
 * Puts the content policy into a built page that does not carry one of its own.
 *
 * @throws naming the page, when it holds what the policy refuses
 */
export function sealPage(page: BuiltPage): SealedPage {
  const { path, html } = page;
  if (ownPolicyOf(html)) return { html, policy: readPolicy(page) };
  const elements = listElements(leaveOutHarmless(html));
  const refused = findRefused(elements);
  const fault = charset.test(html)
    ? refused.length > 0 && `the content policy refuses ${refused.join(', ')}`
    : 'there is no <meta charset> to put the policy after';
  if (fault) throw new Error(`${path.slice(1)}: ${fault}`);
  const hashes = readInline(elements);
  const own = contentPolicy(hashes);
  const sealed = html.replace(charset, (found) => found + policyElement(own));
  return { html: sealed, policy: { path, hashes, own } };
}
