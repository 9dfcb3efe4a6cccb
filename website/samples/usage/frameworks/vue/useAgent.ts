import { onScopeDispose, shallowRef } from 'vue';
import { createAgent, type AgentOptions } from 'product-sdk';

export function useAgent(options: AgentOptions) {
  const agent = createAgent(options);
  const state = shallowRef(agent.state);
  const messages = shallowRef(agent.messages);

  function update() {
    state.value = agent.state;
    messages.value = agent.messages;
  }
  agent.on('state-change', update);
  agent.on('message', update);
  agent.on('message-delta', update);

  onScopeDispose(() => agent.actions.disconnect());
  return { actions: agent.actions, on: agent.on, state, messages };
}
