/** How a runner's tests ended. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** The closing line of a run. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
