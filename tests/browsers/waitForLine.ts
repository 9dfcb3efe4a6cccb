import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Waits for a line of a program's output; returns the first group of the pattern.
 *
 * @throws when the program ends without it
 */
export function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      if (!output) continue;
      createInterface({ input: output }).on('line', (line) => {
        const found = pattern.exec(line);
        if (found) resolve(found[1] ?? line);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before ${pattern}.`)));
  });
}
