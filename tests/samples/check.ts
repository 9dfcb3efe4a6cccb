import { fileURLToPath } from 'node:url';
import { checkSite } from '../../website/plugins/samples/checkSite';

const problems = checkSite(fileURLToPath(new URL('../../website', import.meta.url)));
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
