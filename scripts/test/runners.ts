import { join } from 'node:path';
import { root } from '../root';
import type { Tally } from './Tally';

export interface Runner {
  name: string;
  parameters(report: string): string[];
  environment?(report: string): Record<string, string>;
  /** Reads the runner's own JSON report. */
  read(report: never): Tally;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

export const vitest: Runner = {
  name: 'vitest',
  parameters: (report) => [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  read: (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: 0,
  }),
};

export const playwright: Runner = {
  name: 'playwright',
  parameters: () => [join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
  environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  read: ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    unsteady: stats.flaky,
  }),
};
