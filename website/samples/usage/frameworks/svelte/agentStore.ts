import { readable } from 'svelte/store';
import { createAgent, type AgentOptions } from 'product-sdk';

export function agentStore(options: AgentOptions) {
  const agent = createAgent(options);
  const read = () => ({ state: agent.state, messages: agent.messages });

  const store = readable(read(), (set) => {
    const update = () => set(read());
    const stops = [
      agent.on('state-change', update),
      agent.on('message', update),
      agent.on('message-delta', update),
    ];
    return () => {
      for (const stop of stops) stop();
      void agent.actions.disconnect();
    };
  });
  return {
    actions: agent.actions,
    on: agent.on,
    subscribe: store.subscribe,
  };
}
