import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './Mutant';
import type { Stage } from './stages';

const patience = 15 * 60_000;

/** The output of a program if it failed; nothing otherwise. */
function failureOf(folder: string, [program = '', ...parameters]: string[]): string | undefined {
  const installed = path.join(folder, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(
    existsSync(installed) ? installed : program,
    parameters,
    {
      cwd: folder,
      env: { ...process.env, CI: '1', FORCE_COLOR: '0' },
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      timeout: patience,
      killSignal: 'SIGKILL',
    },
  );
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/** The failed stage, with its output. */
export interface Failure {
  stage: string;
  output: string;
}

/** Runs the stages in order, up to the first that fails. */
export function runStages(
  stages: readonly Stage[],
  mutant: Mutant,
  folder: string,
): Failure | undefined {
  for (const { name, command } of stages) {
    const words = command(mutant);
    const output = words && failureOf(folder, words);
    if (output !== undefined) return { stage: name, output };
  }
  return undefined;
}

/** Puts texts into the copy. */
export function writeTexts(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
}
