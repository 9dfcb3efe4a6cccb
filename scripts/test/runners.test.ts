import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sumTallies, formatTally, type Runner, runTests, type Tally } from './runners';

/** A runner that writes the given report and exits with the given code. */
function pretend(text: string, code: number): Runner {
  const program = `require('node:fs').writeFileSync(process.argv[1], ${JSON.stringify(text)}); process.exit(${code})`;
  return {
    name: 'pretended',
    parameters: (report) => ['-e', program, report],
    read: (report: Tally) => report,
  };
}

const report = (passed: number, failed: number) =>
  JSON.stringify({ passed, failed, skipped: 0, flaky: 0 });

describe('runTests', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('returns the counts that the runner reports', async () => {
    expect(await runTests(pretend(report(5, 0), 0))).toEqual({
      passed: 5,
      failed: 0,
      skipped: 0,
      flaky: 0,
    });
    expect(await runTests(pretend(report(5, 2), 1))).toEqual({
      passed: 5,
      failed: 2,
      skipped: 0,
      flaky: 0,
    });
  });

  it('counts a crash without a report as a failure, and names the runner', async () => {
    expect((await runTests(pretend('', 134))).failed).toBe(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('pretended'));
  });

  it('counts a failing exit code without a failed test as a failure', async () => {
    expect((await runTests(pretend(report(5, 0), 1))).failed).toBe(1);
  });

  it('counts a run without tests as a failure', async () => {
    expect((await runTests(pretend(report(0, 0), 0))).failed).toBe(1);
  });
});

describe('formatTally', () => {
  it('formats the sum of several runners', () => {
    const total = sumTallies([
      { passed: 3, failed: 0, skipped: 0, flaky: 0 },
      { passed: 4, failed: 1, skipped: 0, flaky: 0 },
    ]);
    expect(formatTally(total)).toBe('7 passed, 1 failed');
  });

  it('mentions skipped and flaky tests only when there are any', () => {
    expect(formatTally({ passed: 1, failed: 0, skipped: 2, flaky: 0 })).toBe(
      '1 passed, 0 failed, 2 skipped',
    );
    expect(formatTally({ passed: 2, failed: 0, skipped: 0, flaky: 1 })).toBe(
      '2 passed, 0 failed, 1 flaky: passed at the second try',
    );
  });
});
