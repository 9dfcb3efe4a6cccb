import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunningEngine } from '../../tests/http/startEngine';

/** Starts the preview server in a process of its own. */
export async function startPreview(): Promise<RunningEngine> {
  const script = fileURLToPath(new URL('serveAlone.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  const [port] = (await once(child, 'message')) as [number];
  return { port, processId: child.pid ?? 0, close: async () => void child.disconnect() };
}
