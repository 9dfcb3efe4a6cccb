import type { AgentError } from '../errors.js';
import type { OperationName } from '../operations.js';
import type { Session } from '../session.js';
import type { AgentState } from '../states.js';

/**
 * Why the state changed: the operation that was called, or what happened by itself.
 * @since 0.1.0
 */
export type StateChangeReason =
  /** The method that was called. */
  | OperationName
  /** The session opened. */
  | 'connected'
  /** Connecting failed. */
  | 'connect-failed'
  /** The agent replied. */
  | 'reply'
  /** The last speech in the queue ended. */
  | 'speech-end'
  /** What was in progress failed, or its caller aborted it. */
  | 'request-failed'
  /** The recording reached its maximum length. */
  | 'recording-end'
  /** The microphone could not be opened, or was taken away. */
  | 'microphone-failed'
  /** The connection dropped. */
  | 'connection-lost'
  /** The agent closed the session: nothing happened for too long. */
  | 'session-idle'
  /** The page was left. */
  | 'page-hidden';

/**
 * The state changed.
 * @since 0.1.0
 */
export interface StateChangeEvent {
  state: AgentState;
  previous: AgentState;
  reason: StateChangeReason;
  /** With `ready` after connecting: the session that opened. */
  session?: Session;
  /** What failed, when something did. */
  error?: AgentError;
}
