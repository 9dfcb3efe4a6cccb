import { spawn, type ChildProcess } from 'node:child_process';

/** A process with its children, and its output. */
export class Process {
  private readonly child: ChildProcess;
  private output = '';
  private complaints = '';
  /** Resolves with the exit code; with -1 when a signal ended it. */
  readonly exit: Promise<number>;
  hasExited = false;

  constructor(
    command: string,
    parameters: readonly string[],
    options: { cwd: string; env: NodeJS.ProcessEnv },
  ) {
    // A process group, so that all of it can be ended.
    this.child = spawn(command, parameters, { ...options, detached: true });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.complaints += chunk.toString()));
    this.exit = new Promise((resolve) => {
      this.child.on('error', (error) => {
        this.complaints += String(error);
        this.hasExited = true;
        resolve(127);
      });
      this.child.on('close', (code) => {
        this.hasExited = true;
        resolve(code ?? -1);
      });
    });
  }

  /** The lines it has printed. */
  get lines(): string[] {
    const lines = this.output.split('\n');
    return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
  }

  /** Its standard error. */
  get errors(): string {
    return this.complaints;
  }

  /** Ends it and its children; resolves when they are gone. */
  async stop(): Promise<void> {
    if (!this.hasExited && this.child.pid) process.kill(-this.child.pid, 'SIGTERM');
    await this.exit;
  }
}
