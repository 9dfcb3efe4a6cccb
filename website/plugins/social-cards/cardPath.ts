/**
 * The path of a page's card, below the site's base URL.
 * @param pathname - The page's path, base URL included.
 * @param baseUrl - The base URL of the page's language, with slashes at both ends.
 */
export function cardPath(pathname: string, baseUrl: string): string {
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const name = inside
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean)
    .join('-');
  return `social/${name || 'home'}.png`;
}
