import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const languageLinks = '.navbar a[lang]';

/**
 * Updates the links to other languages with the current address. The router, which renders them, is
 * not notified when a shared text is added to the address, because it would scroll.
 */
function updateHash({ target }: Event): void {
  const link = (target as Element).closest?.<HTMLAnchorElement>(languageLinks);
  if (link) link.hash = location.hash;
}

if (ExecutionEnvironment.canUseDOM) {
  addEventListener('pointerdown', updateHash, true);
  addEventListener('click', updateHash, true);
}

/**
 * The not-found page is built without knowing its address, and hydration keeps attributes as they
 * were built: its links to other languages still lead to `404`.
 */
export function onRouteDidUpdate({ previousLocation }: { previousLocation: unknown }): void {
  if (previousLocation) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>(languageLinks)];
  const current = links.find(({ lang }) => lang === document.documentElement.lang);
  if (!current?.pathname.endsWith('/404/')) return;
  const path = location.pathname.slice(current.pathname.length - '404/'.length);
  for (const link of links) link.setAttribute('href', link.pathname.replace(/404\/$/, path));
}
