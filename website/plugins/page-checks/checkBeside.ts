import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compileLess } from '../../../scripts/make/compileLess';

/** What runs the checks: their bundle where the build has made one, which starts in half the time. */
function listParameters(): string[] {
  const bundle = process.env.PAGE_CHECKS_PROGRAM;
  if (bundle) return [...compileLess, bundle];
  return [...compileLess, '--import', 'tsx', fileURLToPath(new URL('./cli.ts', import.meta.url))];
}

interface Failure {
  stdout: string;
  stderr: string;
}

/**
 * Holds all pages to all rules in a process of its own: of a thousand pages that takes as long as
 * making them, and there is another core for it.
 *
 * @throws when a page is not as it should be, with what was found
 */
export async function checkBeside(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, listParameters(), {
      maxBuffer: Infinity,
    });
  } catch (error) {
    const { stdout, stderr } = error as Failure;
    // Without its cause, which says all of it again.
    throw new Error(`The pages are not as they should be.\n${stderr}${stdout}`);
  }
}
