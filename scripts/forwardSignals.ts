import type { ChildProcess } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * While a program runs, a request to stop this process goes to the program first, so that it does
 * not live on alone; this process ends with it. Returns what ends the forwarding.
 */
export function forwardSignals(child: ChildProcess): () => void {
  const forward = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(1));
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
