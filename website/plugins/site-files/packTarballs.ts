import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { npmCommand } from '../../../scripts/bootstrap/npm.cjs';

/**
 * Packs packages as for publishing, without building them again, asynchronously.
 *
 * @throws when npm does.
 */
export async function packTarballs(packages: readonly string[], folder: string): Promise<void> {
  const { command, prefix } = npmCommand();
  const parameters = ['pack', ...packages, '--ignore-scripts', '--pack-destination', folder];
  try {
    await promisify(execFile)(command, [...prefix, ...parameters], { maxBuffer: Infinity });
  } catch (error) {
    throw new Error(`npm pack: ${(error as { stderr?: string }).stderr || String(error)}`);
  }
}
