import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './Mutant';
import type { Stage } from './stages';

const patience = 15 * 60_000;

function fails(folder: string, [program = '', ...parameters]: string[]): boolean {
  const command =
    program === 'npm' ? [program, ...parameters] : ['npx', '--no', program, ...parameters];
  const [file = '', ...rest] = command;
  const { status } = spawnSync(file, rest, {
    cwd: folder,
    env: { ...process.env, CI: '1', FORCE_COLOR: '0' },
    stdio: 'ignore',
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  return status !== 0;
}

/** Runs the stages one after the other; gives the name of the first that fails. */
export function runStages(
  stages: readonly Stage[],
  mutant: Mutant,
  folder: string,
): string | undefined {
  return stages.find((stage) => {
    const command = stage.command(mutant);
    return command !== undefined && fails(folder, command);
  })?.name;
}

/** Puts texts into the copy. */
export function writeTexts(folder: string, texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
}
