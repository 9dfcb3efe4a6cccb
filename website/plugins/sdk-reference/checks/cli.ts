import { loadReference } from '../loadReference';
import { checkReference } from './checkReference';

const reference = loadReference();
const problems = checkReference(reference);
for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
const { errors, limits } = reference.tables;
console.log(`${errors.length} errors, ${limits.length} limits, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
