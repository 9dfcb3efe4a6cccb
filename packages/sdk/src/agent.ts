import type { AgentActions, CallOptions } from './actions.js';
import type { AgentEvents, EventName, Message } from './events.js';
import type { AgentState } from './states.js';

/**
 * One agent, and at most one session with it at a time.
 * @since 0.1.0
 */
export interface Agent {
  /** What the agent is doing right now. */
  readonly state: AgentState;
  /**
   * The conversation so far, oldest first: the last 500 messages. A new array whenever anything in
   * it changed, and the same one otherwise.
   */
  readonly messages: readonly Message[];
  /** Everything an application can ask of an agent. */
  readonly actions: AgentActions;
  /**
   * Calls a function whenever an event happens, once the work that caused it is done. A function
   * that throws disturbs nothing else.
   * @param event - The name of the event.
   * @param listener - Receives what happened.
   * @returns A function that stops the calls.
   * @since 0.1.0
   */
  on<Name extends EventName>(event: Name, listener: (event: AgentEvents[Name]) => void): () => void;
  /**
   * Changes what the agent should know: at once while a session is open, and for every session to
   * come. It takes the place of the whole context before.
   * @param context - An object of at most 8 000 characters as JSON.
   * @throws invalid-options
   * @since 0.1.0
   */
  setContext(context: Record<string, unknown>): void;
  /**
   * Waits until the agent is in a state, at once where it already is: `ready`, for example, to let
   * a reply be spoken to its end.
   * @param state - The state to wait for.
   * @param options - How to give up waiting.
   * @returns A promise that resolves in that state. It rejects when the session ends before: with
   * the error that ended it, or with `aborted` after `disconnect`.
   * @throws invalid-options, aborted, not-connected, connection-lost, session-idle, agent-failed
   * @since 0.1.0
   */
  waitFor(state: AgentState, options?: CallOptions): Promise<void>;
}
