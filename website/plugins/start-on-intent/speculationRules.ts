import { localePrefixes } from '../../../hosting/rules';

const prerender = (where: object): string =>
  JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });

/**
 * What a browser may draw before it is asked for: the page of a link that the pointer rests on, or
 * that is being pressed. Files for integrators and the frames in which samples run are no pages. The
 * app takes the rules away when it starts, for it then changes the page by itself.
 */
export function speculationRules(baseUrl: string): string {
  const notPages = ['sdk/*', 'live/*', 'assets/*'].map((path) => `${baseUrl}${path}`);
  return prerender({
    and: [
      { href_matches: `${baseUrl}*` },
      { not: { href_matches: notPages } },
      { not: { selector_matches: '[target],[download],[href^="#"]' } },
    ],
  });
}

/**
 * The same for a documentation page, which is turned into the next without the browser: what is left
 * are the home pages. Without a selector, which the browser would look for among all links each time
 * the address changes, and style them anew.
 */
export function rulesOfDocument(baseUrl: string): string {
  const homes = Object.values(localePrefixes).map((prefix) => baseUrl + prefix.slice(1));
  return prerender({ href_matches: homes });
}
