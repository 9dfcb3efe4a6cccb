import { fileURLToPath } from 'node:url';
import { checkSite } from '../../website/plugins/samples/checkSite';
import { checkPromises } from './harness/checkPromises';
import { checkRecord } from './harness/checkRecord';

const website = fileURLToPath(new URL('../../website', import.meta.url));
const { gone, stale } = checkRecord();
const problems = [
  ...checkSite(website),
  ...checkPromises(),
  ...gone.map((name) => `website/records/samples.json:1: there is no sample "${name}" any more`),
];

for (const problem of problems) console.error(problem);
if (stale.length) {
  console.log(`Not proved since they or the SDK changed: ${stale.join(', ')}`);
  console.log('Pages say nothing of them until npm run samples:record.');
}
if (problems.length) process.exitCode = 1;
