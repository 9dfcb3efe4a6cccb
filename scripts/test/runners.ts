import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMessage } from '../messages';
import { root } from '../root';
import { runNpm, runProgram } from '../runProgram';

/** The results of a test runner. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed on a retry. */
  flaky: number;
}

const nothing: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

export function sumTallies(tallies: readonly Tally[]): Tally {
  const total = { ...nothing };
  for (const { passed, failed, skipped, flaky } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.flaky += flaky;
  }
  return total;
}

/** The summary of a run. */
export function formatTally({ passed, failed, skipped, flaky }: Tally): string {
  const parts = [`${passed} passed`, `${failed} failed`];
  if (skipped) parts.push(`${skipped} skipped`);
  if (flaky) parts.push(`${flaky} flaky: passed at the second try`);
  return parts.join(', ');
}

/** Prints the summary and sets the exit code: a failure, or no test at all, fails. */
export function closeRun(tallies: readonly Tally[]): void {
  const total = sumTallies(tallies);
  console.log(formatTally(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

export interface Runner {
  name: string;
  parameters(report: string): string[];
  environment?(report: string): Record<string, string>;
  /** Parses the runner's JSON report. */
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
    flaky: 0,
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
    flaky: stats.flaky,
  }),
};

function readTally(runner: Runner, report: string): Tally | undefined {
  try {
    return runner.read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

/**
 * Runs a test runner, showing its output, and counts from its report. A crash, a failure outside of
 * tests, or an empty run counts as one failure.
 */
export async function runTests(runner: Runner): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runProgram(process.execPath, runner.parameters(report), {
      environment: runner.environment?.(report),
    });
    const tally = readTally(runner, report);
    if (!tally) console.error(formatMessage('runnerCrashed', { name: runner.name, code }));
    const counted = tally ?? nothing;
    const sound = code === 0 && counted.passed > 0;
    return sound ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const atOnce = 2;

function listChecks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}

async function runCheck(name: string): Promise<boolean> {
  const output: Buffer[] = [];
  const code = await runNpm(['run', '--silent', name], { onOutput: (chunk) => output.push(chunk) });
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}

/**
 * Runs all `check:*` scripts of package.json with limited concurrency; the output of each is kept
 * together.
 */
export async function runChecks(): Promise<Tally> {
  const waiting = listChecks();
  const tally = { ...nothing };
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      tally[(await runCheck(name)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}
