import type { CallOptions } from './actions.js';
import { AgentError, demand } from './errors.js';

/**
 * Takes the signal out of an operation's options.
 * @throws aborted, when it is aborted already; invalid-options, when it is none
 */
export const readSignal = (options?: CallOptions): AbortSignal | undefined => {
  const signal = options?.signal;
  demand(
    signal === undefined || typeof signal?.addEventListener === 'function',
    'signal must be an AbortSignal',
  );
  if (signal?.aborted) throw new AgentError('aborted');
  return signal;
};

const reasons = new WeakMap<AbortSignal, AgentError>();

/** Aborts with an error. A host such as React Native has signals that keep no `reason`. */
export const abortWith = (controller: AbortController, error: AgentError): void => {
  if (controller.signal.aborted) return;
  reasons.set(controller.signal, error);
  controller.abort(error);
};

/** The error that a signal was aborted with. */
export const reasonOf = (signal: AbortSignal): AgentError =>
  reasons.get(signal) ?? new AgentError('aborted');

/** Does what `signal.throwIfAborted` does, where a signal has no such method. */
export const throwIfAborted = (signal: AbortSignal): void => {
  if (signal.aborted) throw reasonOf(signal);
};

/** Rejects once a signal is aborted, with what it was aborted with. */
export const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(reasonOf(signal))));

/** Calls a function when a signal is aborted while a promise is pending. */
export const whenAborted = (
  signal: AbortSignal | undefined,
  pending: Promise<unknown>,
  act: () => void,
): void => {
  // Whoever waits for nothing is to hear of what fails.
  if (!signal) return;
  // Some signals can only be listened to: nothing may fail where nobody could catch it.
  const forget = (): void => signal.removeEventListener?.('abort', act);
  signal.addEventListener('abort', act);
  pending.then(forget, forget);
};
