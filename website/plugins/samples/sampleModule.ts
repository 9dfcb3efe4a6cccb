/** The module that gives a sample to a page, as the page imports it. */
export function sampleModule(name: string, region?: string, lines?: string): string {
  const query = new URLSearchParams({ ...(region && { region }), ...(lines && { lines }) });
  return `@site/samples/${name}?sample${query.size ? `&${query}` : ''}`;
}
