import { addTallies, formatTally, type Tally } from './Tally';

/** Prints the closing line and sets the exit code: anything that failed, or nothing that ran, is a failure. */
export function closeRun(tallies: readonly Tally[]): void {
  const total = addTallies(tallies);
  console.log(formatTally(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}
