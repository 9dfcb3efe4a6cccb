import type { BuiltPage } from '../readPages';
import { contentPolicy } from './contentPolicy';
import { findRefused } from './findRefused';
import { leaveOutHarmless } from './leaveOutHarmless';
import { listElements } from './listElements';
import { ownPolicyOf, policyElement } from './ownPolicyOf';
import { readInline } from './readInline';
import { readPolicy, type PagePolicy } from './readPolicy';

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
