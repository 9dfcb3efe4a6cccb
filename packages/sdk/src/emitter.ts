import type { Agent } from './agent.js';
import type { AgentEvents, EventName } from './events.js';

/** Tells the listeners of an event what happened. */
export type Emit = <Name extends EventName>(event: Name, payload: AgentEvents[Name]) => void;

/** Where an error goes that nobody can catch: the page's own error handler, or the console. */
const report = (error: unknown): void =>
  typeof reportError === 'function' ? reportError(error) : console.error(error);

/**
 * Keeps listeners and calls them in the order they came. Events wait until the work that caused
 * them is done, so that a listener may call any operation and never meets a half-made state.
 */
export const createEmitter = (): { on: Agent['on']; emit: Emit } => {
  const entries = new Set<{ event: EventName; call: (payload: never) => void }>();
  return {
    on(event, listener) {
      // Wrapped, so that the same function given twice is called twice and removed once.
      const entry = { event, call: listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    emit(event, payload) {
      queueMicrotask(() => {
        for (const entry of [...entries]) {
          try {
            // A listener before it may have taken it off.
            if (entry.event === event && entries.has(entry)) entry.call(payload as never);
          } catch (error) {
            report(error);
          }
        }
      });
    },
  };
};
