import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const languageLinks = '.navbar a[lang]';

/**
 * Has the links to other languages lead to what the address says now. The router, by which they are
 * made, is not told when a shared text enters or leaves the address, for it would scroll.
 */
function carryHash({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>(languageLinks);
  if (link) link.hash = location.hash;
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('pointerdown', carryHash, true);
  addEventListener('click', carryHash, true);
}

/**
 * The page for addresses that lead nowhere is built before anybody knows the address, and hydration
 * leaves attributes as they were built: its links to other languages still lead to `404`.
 */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: unknown }): void {
  if (previousLocation) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(languageLinks)];
  const own = links.find(({ lang }) => lang === document.documentElement.lang);
  if (!own?.pathname.endsWith('/404/')) return;
  const path = location.pathname.slice(own.pathname.length - '404/'.length);
  for (const link of links) link.setAttribute('href', link.pathname.replace(/404\/$/, path));
}
