import { misbehave } from './misbehave.js';
import type { SessionContext } from './SessionContext.js';

/** Works on a request; when that fails, for another reason than being called off, says so. */
export async function performTask(
  session: SessionContext,
  request: number,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await misbehave(session, signal);
    await work(signal);
  } catch (error) {
    if (signal.aborted) return;
    session.outbox.send({ type: 'error', code: 'agent-failed', request });
    // Only the log learns why: an error's words may tell a client what it should not know.
    session.log('hook-failed', { session: session.id, request, error: String(error) });
  }
}
