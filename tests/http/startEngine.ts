import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../../scripts/serve/ports';
import { isListening } from '../samples/harness/isListening';
import type { Host } from './describeHost';

/** Where a program is, or nothing when this machine has none; system programs are looked for too. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export interface Engine {
  program: string;
  /** A folder of its own, which goes when it ends. */
  home: string;
  /** The parameters to serve on a port. */
  parameters(port: number): readonly string[] | Promise<readonly string[]>;
  environment?(port: number): Record<string, string>;
}

export interface RunningEngine extends Host {
  processId: number;
}

/** Starts a real server on a free port; resolves when it answers. */
export async function startEngine(engine: Engine): Promise<RunningEngine> {
  const { program, home, parameters, environment } = engine;
  const port = await findFreePort();
  const child = spawn(program, await parameters(port), {
    env: { ...process.env, ...environment?.(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(() =>
    rm(home, { recursive: true }),
  );
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    processId: child.pid ?? 0,
    async close() {
      child.kill();
      await ended;
    },
  };
}
