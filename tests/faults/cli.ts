import { join } from 'node:path';
import { readOptions, exitWithUsage } from '../../scripts/readOptions';
import { root } from '../../scripts/root';
import { runProgram } from '../../scripts/runProgram';

// Breaks requests and storage at random, during random journeys.
const usage = 'npm run faults -- [--runs N, default 100] [--seed N, of the first run, default 1]';
const { values } = readOptions(usage, {
  options: { runs: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
for (const [name, value] of Object.entries(values)) {
  if (!/^[1-9]\d*$/.test(value)) exitWithUsage(`--${name} takes a number above 0.`, usage);
}
process.exitCode = await runProgram(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    'tests/faults/random.spec.ts',
    '--reporter=dot',
  ],
  { environment: { FAULT_RUNS: values.runs, FAULT_SEED: values.seed } },
);
