import { type AgentError, type ErrorCode, toAgentError } from './errors.js';

/** A promise with the functions that settle it; the first call wins. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: AgentError): void;
}

/** Creates a deferred promise. */
export const createDeferred = <T>(): Deferred<T> => {
  let resolve!: (value: T) => void;
  let reject!: (error: AgentError) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** Codes that the caller who canceled or replaced something already knows. */
const expected: readonly string[] = ['aborted', 'interrupted'] satisfies ErrorCode[];

/**
 * Hands a promise to the application: it rejects only with an `AgentError`. A cancellation is
 * reported to those who await it, but not as unhandled: a React effect that connects and is cleaned
 * up awaits nothing.
 * @param code - The code for a rejection that is not an `AgentError`.
 */
export const handOut = <T>(promise: Promise<T>, code: ErrorCode): Promise<T> => {
  const handed = promise.catch((thrown) => {
    const error = toAgentError(thrown, code);
    if (expected.includes(error.code)) handed.catch(() => undefined);
    throw error;
  });
  return handed;
};
