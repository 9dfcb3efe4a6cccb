import type { Evidence } from './evidence';

/** So many pages are ranked with care; results show a few of them. */
const most = 120;

/**
 * Of many pages those that may come first, by the best that each has of everything asked for:
 * so that an answer takes no longer where common words stand on thousands of pages.
 */
export function mostPromising(
  evidence: readonly ReadonlyMap<number, Evidence>[],
  share: readonly number[],
  pageOf: (section: number) => number,
): ReadonlySet<number> {
  const promise = new Map<number, number>();
  evidence.forEach((found, at) => {
    const best = new Map<number, number>();
    for (const [section, { heading, body }] of found) {
      const page = pageOf(section);
      const value = heading > 0 ? 0.6 + 0.4 * heading : 0.3 + 0.2 * body;
      if (value > (best.get(page) ?? 0)) best.set(page, value);
    }
    for (const [page, value] of best)
      promise.set(page, (promise.get(page) ?? 0) + value * (share[at] ?? 0));
  });
  if (promise.size <= most) return new Set(promise.keys());
  const sorted = [...promise].sort(([a, left], [b, right]) => right - left || a - b);
  return new Set(sorted.slice(0, most).map(([page]) => page));
}
