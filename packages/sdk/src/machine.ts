import type { Emit } from './emitter.js';
import { AgentError } from './errors.js';
import type { StateChangeEvent, StateChangeReason } from './events.js';
import { type OperationCell, type OperationName, operations } from './operations.js';
import type { AgentState } from './states.js';

/** The current state, with its row in the table of operations. */
export interface Machine {
  readonly state: AgentState;
  /**
   * Looks up what an operation does in the current state; throws where the table says that it
   * rejects.
   */
  enter(operation: OperationName): OperationCell;
  /** Changes the state and emits the event; does nothing if the state is the same. */
  move(
    state: AgentState,
    reason: StateChangeReason,
    more?: Pick<StateChangeEvent, 'session' | 'error'>,
  ): void;
}

/** Creates the state machine of a client. */
export const createMachine = (emit: Emit): Machine => {
  let state: AgentState = 'idle';
  return {
    get state() {
      return state;
    },
    enter(operation) {
      const cell = operations[operation][state];
      if (cell.code) throw new AgentError(cell.code, `${operation} while ${state}`);
      return cell;
    },
    move(next, reason, more) {
      if (next === state) return;
      const previous = state;
      state = next;
      emit('state-change', { state, previous, reason, ...more });
    },
  };
};
