/** Which of some sorted texts is the last that does not come after a text; the first when all do. */
export function lastNotAfter(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') <= text) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
