import type { SessionContext } from './SessionContext.js';
import { wait } from './wait.js';

const SLOW_MS = 3_000;

/** Does what the active faults ask for before a request is worked on. */
export async function misbehave(
  { faults, outbox }: SessionContext,
  signal: AbortSignal,
): Promise<void> {
  if (faults.has('slow')) await wait(SLOW_MS, signal);
  if (faults.has('unknown-message')) outbox.sendFrame('{"type":"weather-report","sky":"clear"}');
  if (faults.has('malformed-message')) outbox.sendFrame('{"type":"reply","request":');
  if (faults.has('agent-failed')) throw new Error('told to fail');
}
