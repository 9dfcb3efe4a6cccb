import { pageUses } from '../samples/harness/pageUses';

/** The pages with samples that a reader can run, the home page first. */
export function livePaths(): string[] {
  const paths = pageUses()
    .filter(({ uses }) => uses.some(({ element }) => isLive(element.attributes)))
    .map(({ page }) => `/docs/${page.replace(/\.mdx$/, '')}/`);
  return ['/', ...paths];
}

function isLive(attributes: readonly object[]): boolean {
  return attributes.some((it) => 'name' in it && it.name === 'live');
}
