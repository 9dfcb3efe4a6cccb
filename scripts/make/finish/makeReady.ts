import { sealPage } from '../../../hosting/policy/sealPage';
import type { PagePolicy } from '../../../hosting/policy/readPolicy';
import type { BuiltPage } from '../../../hosting/readPages';
import { assertBold } from '../../../website/plugins/page-checks/assertBold';
import { hideNames } from '../../../website/plugins/search/names/hideNames';

/** What is told of a page that is ready. */
export interface ReadyPage {
  names: string[];
  policy: PagePolicy;
}

/** Makes a built page what readers are sent: without what only the search reads, and with its policy. */
export function makeReady({ path, html }: BuiltPage): { html: string; told: ReadyPage } {
  assertBold({ path, html });
  const hidden = hideNames(html);
  const sealed = sealPage({ path, html: hidden.html });
  return { html: sealed.html, told: { names: hidden.names, policy: sealed.policy } };
}
