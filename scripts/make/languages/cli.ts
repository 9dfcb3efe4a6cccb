import { makeLanguages } from './makeLanguages';

if (!(await makeLanguages(process.env.READY_LATER === '1'))) process.exitCode = 1;
