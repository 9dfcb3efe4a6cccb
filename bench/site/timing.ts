import type { Page } from '@playwright/test';

/** The CPU slowdown of a timed page. */
export const slowdown = 4;

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** The middle of some numbers by size; not a number where there are none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints the timings and checks the fastest of each against the budget. */
export function checkTimes(
  what: string,
  times: Readonly<Record<string, readonly number[]>>,
  budgetMs: number,
): void {
  console.log(`${what} in ms, the processor slowed ${slowdown} times`);
  const rows = Object.entries(times).map(([name, durations]) => ({
    name,
    fastest: Math.min(...durations),
    median: median(durations),
  }));
  console.table(rows);
  // Takes the fastest run: slower ones shared the processor with other programs.
  for (const { name, fastest } of rows) {
    if (fastest <= budgetMs) continue;
    console.error(`${name} took ${fastest} ms at the fastest; the budget is ${budgetMs} ms`);
    process.exitCode = 1;
  }
}
