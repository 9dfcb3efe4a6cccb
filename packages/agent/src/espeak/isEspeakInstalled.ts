import { spawn } from 'node:child_process';

/** Tells whether the `espeak-ng` command can be run here. */
export function isEspeakInstalled(command = 'espeak-ng'): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, ['--version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
