import type { ReconnectOptions } from '../options.js';
import { AgentError, type ErrorCode, toAgentError } from '../errors.js';
import type { Session } from '../actions.js';
import { reasonOf, throwIfAborted } from '../whenAborted.js';

/**
 * The delay before a reconnection attempt: doubles from the base to the maximum, with 50–100 %
 * jitter, so that many clients do not reconnect at the same time.
 * @param attempt - Counted from 1; `Infinity` for the maximum.
 * @param options - The base and the maximum, in milliseconds.
 * @param chance - From 0 up to 1.
 */
export const backoff = (
  attempt: number,
  { baseDelayMs, maxDelayMs }: Required<ReconnectOptions>,
  chance: number,
): number => Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1)) * (0.5 + chance / 2);

/**
 * Waits.
 * @param milliseconds - How long.
 * @param cancel - Cancels: rejects with `aborted`.
 */
const delay = (milliseconds: number, cancel: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    throwIfAborted(cancel);
    const timer = setTimeout(resolve, milliseconds);
    cancel.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(reasonOf(cancel));
    });
  });

/** Overload errors: retrying soon would make it worse. */
const crowded: readonly string[] = ['rate-limited', 'too-many-sessions'] satisfies ErrorCode[];

/**
 * Reopens a session after the connection was lost, as often as the options allow. A non-retryable
 * error ends it at once.
 * @param options - The number of attempts and their delays.
 * @param lost - Why the connection was lost, and the attempts since a session stayed open.
 * @param open - Makes one attempt, counted from 1.
 * @param cancel - Cancels: rejects with `aborted`.
 * @throws connection-lost, or the error that ended it
 */
export const reopenSession = async (
  options: Required<ReconnectOptions>,
  lost: { error: AgentError; attempts: number },
  open: (attempt: number) => Promise<Session>,
  cancel: AbortSignal,
): Promise<Session> => {
  let last = lost.error;
  for (let attempt = lost.attempts + 1; attempt <= options.attempts; attempt += 1) {
    const step = crowded.includes(last.code) ? Infinity : attempt;
    await delay(backoff(step, options, Math.random()), cancel);
    try {
      return await open(attempt);
    } catch (error) {
      last = toAgentError(error, 'connect-failed');
      if (!last.retryable) throw last;
    }
  }
  throw new AgentError('connection-lost', `after ${options.attempts} attempts`, last);
};
