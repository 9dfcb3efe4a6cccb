import type { ErrorCode } from './errors.js';
import { states, type AgentState } from './states.js';

/**
 * What an operation does when it is called in a given state.
 *
 * - `runs`: runs.
 * - `interrupts-then-runs`: interrupts the work in progress, then runs.
 * - `queues`: waits in the queue, then runs.
 * - `cancels`: stops the work in progress.
 * - `same-promise`: returns the promise of the call in progress.
 * - `same-session`: resolves immediately with the open session.
 * - `no-op`: resolves immediately without changing anything.
 * - `rejects`: rejects immediately with `code`, without changing anything.
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
 * What an operation does in one state.
 * @since 0.1.0
 */
export interface OperationCell {
  readonly outcome: Outcome;
  /** The state immediately after the call. */
  readonly to: AgentState;
  /**
   * The state after the call has succeeded, if it isn't `to`. With `speech: 'off'`, it is `ready`
   * instead of `speaking`.
   */
  readonly then?: AgentState;
  /** With `rejects`: the code of the error. */
  readonly code?: ErrorCode;
  /** The code that requests in progress reject with. `sendTts` resolves with `completed: false`. */
  readonly ends?: 'interrupted' | 'aborted';
}

/** Does its work. */
const run = (to: AgentState, then?: AgentState): OperationCell => ({
  outcome: 'runs',
  to,
  then,
});
/** Ends what is in progress with `interrupted`, then does its work. */
const interrupt = (to: AgentState, then?: AgentState): OperationCell => ({
  outcome: 'interrupts-then-runs',
  to,
  then,
  ends: 'interrupted',
});
/** Waits for its turn. */
const queue = (to: AgentState): OperationCell => ({ outcome: 'queues', to, then: 'ready' });
/** Ends what is in progress with `aborted`. */
const cancel = (to: AgentState): OperationCell => ({
  outcome: 'cancels',
  to,
  ends: 'aborted',
});
/** Shares the promise of the call in progress. */
const join = (to: AgentState): OperationCell => ({
  outcome: 'same-promise',
  to,
  then: 'ready',
});
/** Changes nothing and resolves, in every state that the row says nothing else of. */
const same = (outcome: 'same-session' | 'no-op'): Record<AgentState, OperationCell> => {
  const cells = states.map((to) => [to, { outcome, to }]);
  return Object.fromEntries(cells);
};
/** Changes nothing and rejects. */
const reject = (to: AgentState, code: ErrorCode): OperationCell => ({
  outcome: 'rejects',
  to,
  code,
});

/**
 * The name of a method of `agent.actions`.
 * @since 0.1.0
 */
export type OperationName =
  | 'connect'
  | 'disconnect'
  | 'sendText'
  | 'sendTts'
  | 'startRecording'
  | 'stopRecording'
  | 'stopSpeaking';

/** The four states in which there is no session: the operation needs one. */
const needsSession = {
  idle: reject('idle', 'not-connected'),
  connecting: reject('connecting', 'not-connected'),
  reconnecting: reject('reconnecting', 'not-connected'),
  disconnected: reject('disconnected', 'not-connected'),
};

/**
 * What each operation does in each state. The runtime looks its behaviour up here.
 * @since 0.1.0
 */
export const operations: Readonly<
  Record<OperationName, Readonly<Record<AgentState, OperationCell>>>
> = {
  connect: {
    ...same('same-session'),
    idle: run('connecting', 'ready'),
    connecting: join('connecting'),
    reconnecting: join('reconnecting'),
    disconnected: run('connecting', 'ready'),
  },
  disconnect: {
    ...same('no-op'),
    connecting: cancel('disconnected'),
    ready: run('disconnected'),
    thinking: cancel('disconnected'),
    speaking: cancel('disconnected'),
    recording: cancel('disconnected'),
    reconnecting: cancel('disconnected'),
  },
  sendText: {
    ...needsSession,
    ready: run('thinking', 'speaking'),
    thinking: interrupt('thinking', 'speaking'),
    speaking: interrupt('thinking', 'speaking'),
    recording: reject('recording', 'already-recording'),
  },
  sendTts: {
    ...needsSession,
    ready: run('speaking', 'ready'),
    thinking: queue('thinking'),
    speaking: queue('speaking'),
    recording: reject('recording', 'already-recording'),
  },
  startRecording: {
    ...needsSession,
    ready: run('recording'),
    thinking: interrupt('recording'),
    speaking: interrupt('recording'),
    recording: reject('recording', 'already-recording'),
  },
  stopRecording: {
    ...needsSession,
    ready: reject('ready', 'not-recording'),
    thinking: reject('thinking', 'not-recording'),
    speaking: reject('speaking', 'not-recording'),
    recording: run('thinking', 'speaking'),
  },
  stopSpeaking: {
    ...same('no-op'),
    thinking: { outcome: 'cancels', to: 'thinking' },
    speaking: { outcome: 'cancels', to: 'ready' },
  },
};
