/** Whether a URL is that of a script of this site. */
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
// Text between tags is matched outside the group, so that the pattern has one way to match and
// cannot backtrack.
const inert = new RegExp(`^[^<]*(?:(?:${tag})[^<]*)*$`);

/** Whether markup is passive: text, formatting, plain links and shapes. */
export function isInert(html: string): boolean {
  return inert.test(html);
}

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(address: string): string | null;
}

/**
 * The default Trusted Types policy: decides which strings may become markup or script URLs. React
 * and the theme pass plain strings to the browser, so the rules are in the default policy, which
 * sees all of them. Until the app creates it, the browser rejects everything that no other policy
 * allows.
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
