import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseExpectation, type Expectation } from './Expectation';

/** The files that may say what a sample promises: by its full name first, then without extension. */
function candidates(folder: string, name: string): string[] {
  return [name, name.replace(/\.\w+$/, '')].map((it) => path.join(folder, `${it}.expect.json`));
}

/**
 * What a sample promises; undefined when nothing is said of it.
 *
 * @throws when it is said wrongly; the message names the file.
 */
export function readExpectation(folder: string, name: string): Expectation | undefined {
  const file = candidates(folder, name).find((it) => existsSync(it));
  if (file === undefined) return undefined;
  try {
    return parseExpectation(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
