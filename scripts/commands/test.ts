import { brand } from '../../website/brand';
import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { formatMessage, UserError } from '../messages';
import { ensureBrowser, ensureFonts } from '../test/ensureTools';
import { closeRun, playwright, runChecks, runTests, vitest } from '../test/runners';

// The browser tests visit and compare paths from the root.
if (brand.baseUrl !== '/')
  throw new UserError(formatMessage('testsAtRoot', { base: brand.baseUrl }));
await ensureBrowser();
await ensureFonts();
await buildChanged([...packages, site]);
closeRun([await runChecks(), await runTests(vitest), await runTests(playwright)]);
