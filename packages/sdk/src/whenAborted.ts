import type { CallOptions } from './actions.js';
import { AgentError, demand } from './errors.js';

/**
 * Extracts the signal from an operation's options.
 * @throws aborted, if it already is; invalid-options, if it is not a signal
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

/** Aborts with an error. Hosts such as React Native have signals without a `reason`. */
export const abortWith = (controller: AbortController, error: AgentError): void => {
  if (controller.signal.aborted) return;
  reasons.set(controller.signal, error);
  controller.abort(error);
};

/** The error that a signal was aborted with. */
export const reasonOf = (signal: AbortSignal): AgentError =>
  reasons.get(signal) ?? new AgentError('aborted');

/** `signal.throwIfAborted` for signals without that method. */
export const throwIfAborted = (signal: AbortSignal): void => {
  if (signal.aborted) throw reasonOf(signal);
};

/** Rejects with the reason once a signal is aborted. */
export const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(reasonOf(signal))));

/** Calls back if a signal is aborted while a promise is pending. */
export const whenAborted = (
  signal: AbortSignal | undefined,
  pending: Promise<unknown>,
  act: () => void,
): void => {
  // Without a caller that waits, a failure would be unhandled.
  if (!signal) return;
  // Some signals only have `addEventListener`: a failure in it could not be caught.
  const forget = (): void => signal.removeEventListener?.('abort', act);
  signal.addEventListener('abort', act);
  pending.then(forget, forget);
};
