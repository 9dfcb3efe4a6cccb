import { join } from 'node:path';
import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { root } from '../root';
import { runProgram } from '../runProgram';
import { ensureBrowser } from '../test/ensureBrowser';

// Runs every sample and, when all keep their promise, writes website/records/samples.json.
await ensureBrowser();
await buildChanged([...packages, site]);
process.exitCode = await runProgram(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    'tests/samples',
    '--reporter=list,./tests/samples/reporter.ts',
  ],
  { environment: { SAMPLES_RECORD: '1' } },
);
