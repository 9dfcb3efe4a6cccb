/** How a runner's tests ended. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Those of the passed that failed at first. */
  unsteady: number;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const total: Tally = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };
  for (const { passed, failed, skipped, unsteady } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.unsteady += unsteady;
  }
  return total;
}

/** The closing line of a run. */
export function formatTally({ passed, failed, skipped, unsteady }: Tally): string {
  const parts = [`${passed} passed`, `${failed} failed`];
  if (skipped) parts.push(`${skipped} skipped`);
  if (unsteady) parts.push(`${unsteady} unsteady: passed at the second try`);
  return parts.join(', ');
}
