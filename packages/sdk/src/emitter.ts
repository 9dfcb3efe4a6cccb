import type { Agent } from './agent.js';
import type { AgentEvents, EventName } from './events.js';

/** Emits an event. */
export type Emit = <Name extends EventName>(event: Name, payload: AgentEvents[Name]) => void;

/** Reports an uncatchable error: to the page's error handler, or the console. */
const report = (error: unknown): void =>
  typeof reportError === 'function' ? reportError(error) : console.error(error);

/**
 * Calls listeners in the order of subscription. Events are queued until the current work is done,
 * so that a listener may call any operation and never sees an inconsistent state.
 */
export const createEmitter = (): { on: Agent['on']; emit: Emit } => {
  const entries = new Set<{ event: EventName; call: (payload: never) => void }>();
  return {
    on(event, listener) {
      // Wrapped, so that the same function subscribed twice is called twice and removed once.
      const entry = { event, call: listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    emit(event, payload) {
      queueMicrotask(() => {
        for (const entry of [...entries]) {
          try {
            // An earlier listener may have unsubscribed it.
            if (entry.event === event && entries.has(entry)) entry.call(payload as never);
          } catch (error) {
            report(error);
          }
        }
      });
    },
  };
};
