import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { npmCommand } from './bootstrap/npm.cjs';
import { root } from './root';

export interface ProgramOptions {
  folder?: string;
  environment?: Record<string, string | undefined>;
  /** Receives the output instead of the terminal. */
  onOutput?: (chunk: Buffer) => void;
  /** Ends the program. */
  signal?: AbortSignal;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * While a child process runs, signals are forwarded to it first, so that it does not outlive this
 * process. Returns a function that stops forwarding.
 */
function forwardSignals(child: ChildProcess): () => void {
  const forward = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(1));
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

const pipes = ['pipe', 'pipe'] as const;
const terminal = ['inherit', 'inherit'] as const;

/** Runs a program. Resolves with its exit code, or 127 if it cannot be started. */
export function runProgram(
  command: string,
  parameters: readonly string[],
  options: ProgramOptions = {},
): Promise<number> {
  const { folder = root, environment, onOutput, signal } = options;
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: folder,
      env: { ...process.env, ...environment },
      signal,
      stdio: ['ignore', ...(onOutput ? pipes : terminal)],
    });
    if (onOutput) {
      child.stdout?.on('data', onOutput);
      child.stderr?.on('data', onOutput);
    }
    const stopForwarding = forwardSignals(child);
    child.on('error', () => {
      stopForwarding();
      resolve(127);
    });
    child.on('close', (code) => {
      stopForwarding();
      resolve(code ?? 1);
    });
  });
}

/** Runs npm, the same one that started this process. */
export function runNpm(parameters: readonly string[], options?: ProgramOptions): Promise<number> {
  const { command, prefix } = npmCommand();
  return runProgram(command, [...prefix, ...parameters], options);
}

/** The path of the Docusaurus program for a site. */
export const resolveDocusaurus = (site: string): string =>
  createRequire(join(site, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');
