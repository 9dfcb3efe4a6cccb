import type { Agent } from './agent.js';
import { createConversation } from './conversation.js';
import { createActions } from './createActions.js';
import { createEmitter } from './emitter.js';
import { createMachine } from './machine.js';
import type { AgentOptions } from './options.js';
import { resolveOptions } from './resolveOptions.js';
import { createWaitFor } from './waitFor.js';

/**
 * Creates a client. It doesn't connect or request anything from the browser until a method is called.
 * @param options - The address of the agent, the function that gets a token, and how to behave.
 * @returns The client, in the state `idle`.
 * @throws invalid-options
 * @since 0.1.0
 */
export const createAgent = (options: AgentOptions): Agent => {
  const resolved = resolveOptions(options);
  const { on, emit } = createEmitter();
  const machine = createMachine(emit);
  const conversation = createConversation(resolved, machine, emit);
  const actions = createActions(resolved, machine, conversation);
  return {
    get state() {
      return machine.state;
    },
    get messages() {
      return conversation.messages.all;
    },
    actions,
    on,
    setContext: conversation.setContext,
    waitFor: createWaitFor(machine, on),
  };
};
