import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { root } from '../../scripts/root';
import { runProgram } from '../../scripts/runProgram';

// Breaks requests and storage by chance, during journeys by chance: npm run faults -- --runs 1000
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
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
