import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A running command line. */
export interface RunningCli {
  /** Waits until the output matches a pattern. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  signal(name: NodeJS.Signals): void;
  /** The exit code and the output, once it has ended. */
  readonly ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** Runs `product-agent` from its sources in a separate process. */
export function runCli(words: string[], environment: NodeJS.ProcessEnv = {}): RunningCli {
  const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path('../src/cli/index.ts'), ...words],
    {
      env: {
        PATH: process.env.PATH,
        LANG: 'C',
        TSX_TSCONFIG_PATH: path('../tsconfig.json'),
        ...environment,
      },
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  let errors = '';
  let wake: () => void = () => undefined;
  child.stdout.on('data', (chunk) => {
    output += chunk;
    wake();
  });
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output, errors })),
  );
  void ended.then(() => wake());
  return {
    async until(pattern) {
      for (;;) {
        const match = pattern.exec(output);
        if (match) return match;
        if (child.exitCode !== null) throw new Error(`ended before ${pattern}: ${errors}`);
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    signal: (name) => void child.kill(name),
    ended,
  };
}
