import { join } from 'node:path';
import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { root } from '../root';
import { runProgram } from '../runProgram';
import { ensureBrowser } from '../test/ensureTools';

const tools = join(root, 'node_modules');
const environment = { SAMPLES_RECORD: '1' };

// Checks and runs all samples; if all pass, writes website/records/samples.json.
await ensureBrowser();
await buildChanged([...packages, site]);
const runs = [
  ['vitest/vitest.mjs', 'run', 'tests/samples'],
  [
    '@playwright/test/cli.js',
    'test',
    'tests/samples',
    '--reporter=list,./tests/samples/reporter.ts',
  ],
] as const;
for (const [tool, ...parameters] of runs) {
  process.exitCode = await runProgram(process.execPath, [join(tools, tool), ...parameters], {
    environment,
  });
  if (process.exitCode) break;
}
