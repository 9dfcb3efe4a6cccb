/** So many pages are ranked with care; results show a few of them. */
const most = 50;

/**
 * Of many pages those that may come first, by the best that each has of everything asked for:
 * so that an answer takes no longer where common words stand on thousands of pages.
 */
export function mostPromising(
  found: readonly ReadonlyMap<number, number>[],
  share: readonly number[],
): ReadonlySet<number> {
  const promise = new Map<number, number>();
  found.forEach((pages, at) => {
    const weight = share[at] ?? 0;
    pages.forEach((value, page) => promise.set(page, (promise.get(page) ?? 0) + value * weight));
  });
  if (promise.size <= most) return new Set(promise.keys());
  const least = Float64Array.from(promise.values()).sort().at(-most) ?? 0;
  const pages = [...promise.keys()];
  const better = pages.filter((page) => (promise.get(page) ?? 0) > least);
  const alike = pages.filter((page) => promise.get(page) === least);
  return new Set([...better, ...alike].slice(0, most));
}
