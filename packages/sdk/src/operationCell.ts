import type { ErrorCode } from './errors.js';
import type { AgentState } from './states.js';

/**
 * What an operation does when it is called in a given state.
 *
 * - `runs`: does its work.
 * - `interrupts-then-runs`: ends what is in progress first.
 * - `queues`: waits for its turn, then runs.
 * - `cancels`: stops what is in progress, and that is its work.
 * - `same-promise`: answers with the promise of the call already in progress.
 * - `same-session`: resolves at once with the session that is open.
 * - `no-op`: resolves at once; nothing changes.
 * - `rejects`: rejects at once with `code`; nothing changes.
 * @since 0.1.0
 */
export type Outcome =
  | 'runs'
  | 'interrupts-then-runs'
  | 'queues'
  | 'cancels'
  | 'same-promise'
  | 'same-session'
  | 'no-op'
  | 'rejects';

/**
 * One cell of the operation × state table.
 * @since 0.1.0
 */
export interface OperationCell {
  readonly outcome: Outcome;
  /** The state as soon as the call returns. */
  readonly to: AgentState;
  /**
   * The state once the call has succeeded, where that differs from `to`. With `speech: 'off'`,
   * `ready` in place of `speaking`.
   */
  readonly then?: AgentState;
  /** With `rejects`: the code of the error. */
  readonly code?: ErrorCode;
  /** What requests in progress reject with. Speech in progress resolves `{ completed: false }`. */
  readonly ends?: 'interrupted' | 'aborted';
}

/** Does its work. */
export const run = (to: AgentState, then?: AgentState): OperationCell => ({
  outcome: 'runs',
  to,
  then,
});
/** Ends what is in progress with `interrupted`, then does its work. */
export const interrupt = (to: AgentState, then?: AgentState): OperationCell => ({
  outcome: 'interrupts-then-runs',
  to,
  then,
  ends: 'interrupted',
});
/** Waits for its turn. */
export const queue = (to: AgentState): OperationCell => ({ outcome: 'queues', to, then: 'ready' });
/** Ends what is in progress with `aborted`. */
export const cancel = (to: AgentState): OperationCell => ({
  outcome: 'cancels',
  to,
  ends: 'aborted',
});
/** Shares the promise of the call in progress. */
export const join = (to: AgentState): OperationCell => ({
  outcome: 'same-promise',
  to,
  then: 'ready',
});
/** Changes nothing and resolves. */
export const same = (outcome: 'same-session' | 'no-op', to: AgentState): OperationCell => ({
  outcome,
  to,
});
/** Changes nothing and rejects. */
export const reject = (to: AgentState, code: ErrorCode): OperationCell => ({
  outcome: 'rejects',
  to,
  code,
});
