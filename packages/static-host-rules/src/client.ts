/** Whether an address is that of a script file of this site, which begins at `baseUrl`. */
export function isOwnScript(address: string, page: string, baseUrl: string): boolean {
  const { origin, pathname } = new URL(address, page);
  return (
    origin === new URL(page).origin && pathname.startsWith(baseUrl) && /\.m?js$/.test(pathname)
  );
}

const words = 'a|b|br|code|div|em|i|kbd|mark|p|s|span|strong|sub|sup|u|wbr';
const shapes = 'svg|defs|g|path|rect|circle|ellipse|clipPath|linearGradient|radialGradient|stop';
const tags = `${words}|${shapes}`;
const attributes =
  'class|dir|hidden|id|lang|role|width|height|tabindex|target|title|translate|rel|viewBox|transform|d|[cr]?[xyr]|[xy][12]|fill|stroke|opacity|offset|clip-path';
const tag = [
  `</(?:${tags})>`,
  `<(?:${tags})(?: (?:${attributes}|(?:data|aria|stroke|stop)-[\\w-]+)(?:=(?:"[^"<>]*"|[\\w-]+))?| href="(?:[/#]|https://)[^"<>]*")* ?/?>`,
].join('|');
// Text between tags is matched outside the group: one way to read it, so no input takes long.
const inert = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`);

/** Whether markup can do nothing but be read: text, its formatting, plain links and shapes. */
export function isInert(html: string): boolean {
  return inert.test(html);
}

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(address: string): string | null;
}

/**
 * Says what may become markup or a script's address on a page that demands trusted values. React
 * and the theme hand the browser plain strings, so the rules stand in the default policy, which
 * sees every one of them; what it refuses, the browser refuses. Until the app brings it, the browser
 * refuses everything that no other policy vouches for.
 */
export function trustOwnContent(baseUrl: string): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isInert(html) ? html : null),
    createScriptURL: (address) => (isOwnScript(address, location.href, baseUrl) ? address : null),
  });
}
