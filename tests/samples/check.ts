import { samples } from '../../website/config/samples';
import { checkExpectations } from './harness/checkExpectations';
import { checkRecord } from './harness/checkRecord';

const all = samples.findUnused();
try {
  all.push(...checkExpectations(), ...checkRecord());
} catch (error) {
  // The cause of the error is why an expectation cannot be read.
  if (!(error as Error).cause) throw error;
  all.push((error as Error).message);
}

for (const problem of all) console.error(problem);
if (all.length) process.exitCode = 1;
