import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { ensureBrowser, ensureFonts } from '../test/ensureTools';
import { closeRun, playwright, runChecks, runTests, vitest } from '../test/runners';

await ensureBrowser();
await ensureFonts();
await buildChanged([...packages, site]);
closeRun([await runChecks(), await runTests(vitest), await runTests(playwright)]);
