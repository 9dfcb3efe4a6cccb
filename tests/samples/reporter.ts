import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { samples } from '../../website/config/samples';
import { listSamplesToVerify, runnable } from './harness/listSamplesToVerify';

/** Counts the samples that were run, and records them on request. */
export default class SampleReporter implements Reporter {
  private readonly passed = new Set<string>();
  private readonly failed = new Set<string>();

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const names = annotations.flatMap((it) => (it.type === 'sample' ? (it.description ?? []) : []));
    for (const name of names) (status === 'passed' ? this.passed : this.failed).add(name);
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> | undefined {
    if (!this.passed.size && !this.failed.size) return undefined;
    const all = listSamplesToVerify();
    const toRun = all.filter(({ by }) => runnable.includes(by)).map(({ name }) => name);
    const missing = toRun.filter((name) => !this.passed.has(name) || this.failed.has(name));
    const typed = all.filter(({ name }) => /\.tsx?$/.test(name)).length;
    console.log(
      `samples: ${all.length} exist, ${typed} are TypeScript and type-checked, ` +
        `${toRun.length} can be run here, ${toRun.length - missing.length} passed`,
    );
    if (!process.env.SAMPLES_RECORD) return undefined;
    if (missing.length) {
      console.error(`not recorded: ${missing.join(', ')}`);
      return Promise.resolve({ status: 'failed' });
    }
    samples.writeRecord(all.map(({ name }) => name));
    return undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
