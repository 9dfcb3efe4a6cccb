import { AgentError } from '../errors.js';

/**
 * Waits.
 * @param milliseconds - How long.
 * @param cancel - Gives up: rejects with `aborted`.
 */
export const delay = (milliseconds: number, cancel: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (cancel.aborted) return reject(new AgentError('aborted'));
    const timer = setTimeout(resolve, milliseconds);
    cancel.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new AgentError('aborted'));
    });
  });
