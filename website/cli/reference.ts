import { apiFacts } from '../config/apiFacts';

/** Reports where docstrings, tables and descriptions of the SDK disagree. */
function check(): void {
  const problems = apiFacts.check();
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  const { errors, limits } = apiFacts.read().tables;
  console.log(`${errors.length} errors, ${limits.length} limits, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Updates what is derived from the SDK, and lists the texts that a person has to review. */
function update(readAgain: readonly string[]): void {
  const sections = apiFacts.update(readAgain);
  for (const [title, lines] of sections) {
    console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  if (sections.length === 0) console.log('The reference is current.');
}

/** Saves the current contract as that of the current version. */
function release(): void {
  const today = new Date().toISOString().slice(0, 10);
  console.log(apiFacts.release(today).join('\n'));
}

const [command, ...keys] = process.argv.slice(2);
if (command === 'update') update(keys);
else if (command === 'release') release();
else check();
