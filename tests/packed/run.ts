import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program; returns its output, or throws with all of it. */
export const run = async (
  folder: string,
  program: string,
  ...parameters: string[]
): Promise<string> => {
  try {
    const { stdout } = await execute(program, parameters, { cwd: folder });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${parameters.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};
