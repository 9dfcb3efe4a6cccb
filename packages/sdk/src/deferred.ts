import { type AgentError, type ErrorCode, toAgentError } from './errors.js';

/** A promise together with the two functions that settle it; the first call decides. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: AgentError): void;
}

/** Makes a promise that is settled from outside. */
export const createDeferred = <T>(): Deferred<T> => {
  let resolve!: (value: T) => void;
  let reject!: (error: AgentError) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** What whoever gave something up, or put something else in its place, knows already. */
const expected: readonly string[] = ['aborted', 'interrupted'] satisfies ErrorCode[];

/**
 * Hands a promise out to the application: it rejects with an `AgentError` and nothing else. That it
 * was given up is told to those who wait, and reported as unhandled to nobody: an effect in React
 * that connects and is cleaned up waits for nothing.
 * @param code - What went wrong, where the rejection does not say so itself.
 */
export const handOut = <T>(promise: Promise<T>, code: ErrorCode): Promise<T> => {
  const handed = createDeferred<T>();
  promise.then(handed.resolve, (thrown) => {
    const error = toAgentError(thrown, code);
    if (expected.includes(error.code)) handed.promise.catch(() => undefined);
    handed.reject(error);
  });
  return handed.promise;
};
