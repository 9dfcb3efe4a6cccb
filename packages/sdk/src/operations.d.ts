import type { ErrorCode } from './errors.js';
import type { AgentState } from './states.js';
/**
 * Everything an application can ask of an agent: the keys of `agent.actions`.
 * @since 0.1.0
 */
export type OperationName = 'connect' | 'disconnect' | 'sendText' | 'sendTts' | 'startRecording' | 'stopRecording' | 'stopSpeaking';
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
export type Outcome = 'runs' | 'interrupts-then-runs' | 'queues' | 'cancels' | 'same-promise' | 'same-session' | 'no-op' | 'rejects';
/**
 * One cell of the operation × state table.
 * @since 0.1.0
 */
export interface OperationCell {
    readonly outcome: Outcome;
    /** The state as soon as the call returns. */
    readonly to: AgentState;
    /** The state once the call has succeeded, where that differs from `to`. */
    readonly then?: AgentState;
    /** With `rejects`: the code of the error. */
    readonly code?: ErrorCode;
    /** What requests in progress reject with. Speech in progress resolves `{ completed: false }`. */
    readonly ends?: 'interrupted' | 'aborted';
}
/**
 * What each operation does in each state. The runtime looks its behaviour up here.
 * @since 0.1.0
 */
export declare const operations: Readonly<Record<OperationName, Readonly<Record<AgentState, OperationCell>>>>;
