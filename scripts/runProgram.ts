import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { forwardSignals } from './forwardSignals';
import npmCommand from './bootstrap/npmCommand.cjs';
import { root } from './root';

export interface ProgramOptions {
  folder?: string;
  environment?: Record<string, string | undefined>;
  /** Receives the output instead of the terminal. */
  onOutput?: (chunk: Buffer) => void;
  /** The program is given `go` as its input when this resolves, and nothing else. Default: no input. */
  goAhead?: Promise<unknown>;
  /** Ends the program. */
  signal?: AbortSignal;
  /** How far it stands back for others, of `os.constants.priority`. Default: as this program */
  priority?: number;
}

const pipes = ['pipe', 'pipe'] as const;
const terminal = ['inherit', 'inherit'] as const;

/** Runs a program to its end. Resolves with the exit code; a program that cannot start counts as 127. */
export function runProgram(
  command: string,
  parameters: readonly string[],
  options: ProgramOptions = {},
): Promise<number> {
  const { folder = root, environment, goAhead, onOutput, priority, signal } = options;
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: folder,
      env: { ...process.env, ...environment },
      signal,
      stdio: [goAhead ? 'pipe' : 'ignore', ...(onOutput ? pipes : terminal)],
    });
    const { pid, stdin } = child;
    if (pid !== undefined && priority !== undefined) setPriority(pid, priority);
    // A program that has ended reads nothing.
    stdin?.on('error', () => undefined);
    goAhead?.then(
      () => stdin?.end('go'),
      () => stdin?.end(),
    );
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

/**
 * Runs npm to its end, the same npm that called us.
 *
 * @param flags - What Node.js is given, where it is us who start it. Default: nothing
 */
export function runNpm(
  parameters: readonly string[],
  options?: ProgramOptions,
  flags: readonly string[] = [],
): Promise<number> {
  const { command, prefix } = npmCommand();
  const own = command === process.execPath ? flags : [];
  return runProgram(command, [...own, ...prefix, ...parameters], options);
}
