import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { runChecks } from '../check/runChecks';
import { closeRun } from '../test/closeRun';
import { ensureBrowser } from '../test/ensureBrowser';
import { ensureFonts } from '../test/ensureFonts';
import { playwright, vitest } from '../test/runners';
import { runTests } from '../test/runTests';

await ensureBrowser();
await ensureFonts();
await buildChanged([...packages, site]);
closeRun([await runChecks(), await runTests(vitest), await runTests(playwright)]);
