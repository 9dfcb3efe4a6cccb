import { buildChanged } from '../make/buildChanged';
import { packages, site } from '../make/products';
import { runChecks } from '../check/runChecks';
import { closeRun } from '../test/closeRun';
import { vitest } from '../test/runners';
import { runTests } from '../test/runTests';

await buildChanged([...packages, site]);
closeRun([await runChecks(), await runTests(vitest)]);
