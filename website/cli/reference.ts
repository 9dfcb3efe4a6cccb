import { apiFacts } from '../config/apiFacts';

/** Reports where docstrings, tables and descriptions of the SDK disagree. */
function check(): void {
  const problems = apiFacts.check();
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  const { errors, limits } = apiFacts.read().tables;
  console.log(`${errors.length} errors, ${limits.length} limits, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Writes what is derived from the SDK, and tells which texts a person has to read. */
function update(readAgain: readonly string[]): void {
  const sections = apiFacts.update(readAgain);
  for (const [title, lines] of sections) {
    console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  if (sections.length === 0) console.log('The reference is current.');
}

/** Keeps what the SDK promises now as what the version of now promises. */
function release(): void {
  const today = new Date().toISOString().slice(0, 10);
  console.log(apiFacts.release(today).join('\n'));
}

const [command, ...keys] = process.argv.slice(2);
if (command === 'update') update(keys);
else if (command === 'release') release();
else check();
