import { fileURLToPath } from 'node:url';
import { checkSite } from '../../website/plugins/samples/checkSite';
import { checkPromises } from './harness/checkPromises';
import { checkRecord } from './harness/checkRecord';

const website = fileURLToPath(new URL('../../website', import.meta.url));
const { problems, note } = checkRecord();
const all = [...checkSite(website), ...checkPromises(), ...problems];

for (const problem of all) console.error(problem);
if (note) console.log(note);
if (all.length) process.exitCode = 1;
