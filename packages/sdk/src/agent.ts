import type { AgentActions, CallOptions } from './actions.js';
import type { AgentEvents, EventName, Message } from './events.js';
import type { ContextObject } from './options.js';
import type { AgentState } from './states.js';

/**
 * A client. It opens one session at a time.
 * @since 0.1.0
 */
export interface Agent {
  /** The current state of the client. */
  readonly state: AgentState;
  /**
   * The conversation so far, oldest message first, up to the last 500 messages. It is a new array
   * after every change, and the same array otherwise.
   */
  readonly messages: readonly Message[];
  /** The methods that send requests to the agent. */
  readonly actions: AgentActions;
  /**
   * Calls a listener whenever an event fires, after the work that caused it is done. An error that a
   * listener throws doesn't affect the client or other listeners.
   * @param event - The name of the event.
   * @param listener - The function that receives the event object.
   * @returns A function that unsubscribes.
   * @since 0.1.0
   */
  on<Name extends EventName>(event: Name, listener: (event: AgentEvents[Name]) => void): () => void;
  /**
   * Changes what the agent should know. It is sent immediately if a session is open, and to every later
   * session. It replaces the whole previous context.
   * @param context - An object of at most 8 000 characters as JSON.
   * @throws invalid-options
   * @since 0.1.0
   */
  setContext(context: ContextObject): void;
  /**
   * Waits until the client is in a state, and resolves immediately if it already is. For example, use
   * `ready` to wait until a reply has been spoken.
   * @param state - The state to wait for.
   * @param options - `signal` cancels waiting.
   * @returns A promise that resolves in that state. If connecting fails or the session ends first, it
   * rejects with that error, or with `aborted` after `disconnect`.
   * @throws not-connected, session-idle, and the codes that `connect` rejects with
   * @since 0.1.0
   */
  waitFor(state: AgentState, options?: CallOptions): Promise<void>;
}
