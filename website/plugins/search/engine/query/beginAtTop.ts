import type { Evidence } from './evidence';

export interface SectionHit {
  /** Its number on the whole site. */
  section: number;
  score: number;
}

/**
 * What its title says a page is about is found at its beginning, not wherever it is mentioned most:
 * puts the page itself first unless the best section's own heading has something that was asked for.
 */
export function beginAtTop(
  hits: readonly SectionHit[],
  top: number,
  evidence: readonly ReadonlyMap<number, Evidence>[],
): readonly SectionHit[] {
  const best = hits[0]?.section ?? top;
  if (evidence.some((found) => (found.get(best)?.heading ?? 0) > 0)) return hits;
  const isTop = ({ section }: SectionHit): boolean => section === top;
  return [...hits.filter(isTop), ...hits.filter((hit) => !isTop(hit))];
}
