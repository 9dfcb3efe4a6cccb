import type { Agent } from './agent.js';
import { createConversation } from './conversation.js';
import { createActions } from './createActions.js';
import { createDeferred } from './deferred.js';
import { createEmitter } from './emitter.js';
import { AgentError, demand } from './errors.js';
import { createMachine, type Machine } from './machine.js';
import { type AgentOptions, resolveOptions } from './options.js';
import { states } from './states.js';
import { readSignal, whenAborted } from './whenAborted.js';

/** Makes `agent.waitFor`. */
const createWaitFor =
  (machine: Machine, on: Agent['on']): Agent['waitFor'] =>
  async (state, options) => {
    demand(states.includes(state), `state must be one of ${states.join(', ')}`);
    const signal = readSignal(options);
    if (machine.state === state) return;
    if (machine.state === 'idle' || machine.state === 'disconnected')
      throw new AgentError('not-connected', `waitFor while ${machine.state}`);
    const { promise, resolve, reject } = createDeferred<undefined>();
    const stop = on('state-change', ({ error }) => {
      // A change may already be superseded when its event fires.
      if (machine.state === state) resolve(undefined);
      else if (machine.state === 'disconnected') reject(error ?? new AgentError('aborted'));
    });
    whenAborted(signal, promise, () => reject(new AgentError('aborted')));
    await promise.finally(stop);
  };

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
