import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { runNpm } from '../runProgram';
import type { Tally } from '../test/Tally';

const atOnce = 2;

function listChecks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}

async function runCheck(name: string): Promise<boolean> {
  const output: Buffer[] = [];
  const code = await runNpm(['run', '--silent', name], { onOutput: (chunk) => output.push(chunk) });
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  process.stdout.write(Buffer.concat(output));
  return code === 0;
}

/** Runs every `check:*` script of package.json, a few at once, each one's output kept together. */
export async function runChecks(): Promise<Tally> {
  const waiting = listChecks();
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      tally[(await runCheck(name)) ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
}
