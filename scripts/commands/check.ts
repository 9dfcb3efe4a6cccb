import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { closeRun, runChecks, runTests, vitest } from '../test/runners';

await buildChanged([...packages, site]);
closeRun([await runChecks(), await runTests(vitest)]);
