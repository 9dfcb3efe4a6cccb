import type { Page } from '../../engine/page';

/** The titles of the pages that others link to most. */
export function mostLinked(pages: readonly Page[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const { target } of pages.flatMap(({ links }) => links)) {
    const path = target.split('#')[0] ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return [...pages]
    .sort((a, b) => (counts.get(b.path) ?? 0) - (counts.get(a.path) ?? 0))
    .slice(0, count)
    .map(({ sections }) => sections[0]?.heading ?? '')
    .filter(Boolean);
}
