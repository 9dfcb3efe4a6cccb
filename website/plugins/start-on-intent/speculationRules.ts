/**
 * What a browser may prerender: the page of a link that the pointer rests on, or that is being
 * pressed. Files for integrators and the frames in which samples run are no pages. The app takes the
 * rules away when it starts, for it then changes the page by itself.
 */
export function speculationRules(baseUrl: string): string {
  const notPages = ['sdk/*', 'live/*', 'assets/*'].map((path) => `${baseUrl}${path}`);
  const where = {
    and: [
      { href_matches: `${baseUrl}*` },
      { not: { href_matches: notPages } },
      { not: { selector_matches: '[target],[download],[href^="#"]' } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
