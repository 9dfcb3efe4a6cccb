import type { HostingRules } from '../rules';
import type { Site } from './readSite';

function cleaned(rules: HostingRules, path: string): string {
  const rule = rules.cleanedEndings.find(({ ending }) => path.endsWith(ending));
  if (rule) return path.slice(0, -rule.ending.length) + rule.replacement;
  return path.endsWith('/') ? path : `${path}/`;
}

/** Where the rules send a path that is not a page's own, in one step; nothing when there is no such page. */
export function cleanPath({ files, rules }: Site, path: string): string | undefined {
  const page = cleaned(rules, path);
  const redirected = rules.redirects.find(({ from }) => from === page)?.to ?? page;
  return redirected !== path && files.has(`${redirected}index.html`) ? redirected : undefined;
}
