/** Whether an address is that of a page of the documentation, with or without what is behind `#`. */
const page = /^(.*\/docs\/[\w/-]+?)\/?$/;

/** The address of a page's Markdown; of anything else, or elsewhere, its own. */
export function markdownAddress(target: URL, site: string): string {
  const path = target.origin === new URL(site).origin && page.exec(target.pathname)?.[1];
  return path ? `${target.origin}${path}.md${target.hash}` : target.href;
}
