import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../runProgram';
import { say } from '../say';
import type { Runner } from './runners';
import type { Tally } from './Tally';

function readTally(runner: Runner, report: string): Tally | undefined {
  try {
    return runner.read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

/**
 * Runs a test runner with its output in view and counts from its report. One that crashes, or that
 * fails outside of any test, or that finds no test, counts as one failure.
 */
export async function runTests(runner: Runner): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await runProgram(process.execPath, runner.parameters(report), {
      environment: runner.environment?.(report),
    });
    const tally = readTally(runner, report);
    if (!tally) console.error(say('runnerCrashed', { name: runner.name, code }));
    const counted = tally ?? { passed: 0, failed: 0, skipped: 0, unsteady: 0 };
    const sound = code === 0 && counted.passed > 0;
    return sound ? counted : { ...counted, failed: Math.max(1, counted.failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
