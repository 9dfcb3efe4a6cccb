import { join } from 'node:path';
import { root } from '../../scripts/root';
import { runProgram } from '../../scripts/runProgram';

// Checks every page, in both modes and three widths, with axe and by Tab: npm run accessibility
process.exitCode = await runProgram(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    'tests/site/pages.spec.ts',
    '--reporter=dot',
  ],
  { environment: { ACCESSIBILITY: 'whole' } },
);
