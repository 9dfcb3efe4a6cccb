import { backoff } from '../backoff.js';
import { AgentError } from '../errors.js';
import type { ReconnectOptions } from '../options.js';
import type { Session } from '../session.js';
import { delay } from './delay.js';

/**
 * Opens a session again after the connection was lost, as often as the options allow. An error
 * that trying again cannot mend ends it at once.
 * @param options - How often, and how long to wait in between.
 * @param open - One attempt, counted from 1.
 * @param cancel - Gives up: rejects with `aborted`.
 * @throws connection-lost, or the error that ended it
 */
export const reopenSession = async (
  options: Required<ReconnectOptions>,
  open: (attempt: number) => Promise<Session>,
  cancel: AbortSignal,
): Promise<Session> => {
  let last: unknown;
  for (let attempt = 1; attempt <= options.attempts; attempt += 1) {
    await delay(backoff(attempt, options, Math.random()), cancel);
    try {
      return await open(attempt);
    } catch (error) {
      if (!AgentError.isInstance(error) || !error.retryable) throw error;
      last = error;
    }
  }
  throw new AgentError('connection-lost', `after ${options.attempts} attempts`, last);
};
