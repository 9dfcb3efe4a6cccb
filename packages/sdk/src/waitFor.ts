import type { Agent } from './agent.js';
import { createDeferred } from './deferred.js';
import { AgentError, demand } from './errors.js';
import type { Machine } from './machine.js';
import { states } from './states.js';
import { readSignal, whenAborted } from './whenAborted.js';

/** Makes `agent.waitFor`. */
export const createWaitFor =
  (machine: Machine, on: Agent['on']): Agent['waitFor'] =>
  async (state, options) => {
    demand(states.includes(state), `state must be one of ${states.join(', ')}`);
    const signal = readSignal(options);
    if (machine.state === state) return;
    if (machine.state === 'idle' || machine.state === 'disconnected')
      throw new AgentError('not-connected', `waitFor while ${machine.state}`);
    const { promise, resolve, reject } = createDeferred<undefined>();
    const stop = on('state-change', ({ error }) => {
      // What is told is over already where another change came at once.
      if (machine.state === state) resolve(undefined);
      else if (machine.state === 'disconnected') reject(error ?? new AgentError('aborted'));
    });
    whenAborted(signal, promise, () => reject(new AgentError('aborted')));
    await promise.finally(stop);
  };
