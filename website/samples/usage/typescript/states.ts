import { createAgent, type AgentState } from 'product-sdk';
import { getToken } from './getToken';

const labels: Record<AgentState, string> = {
  idle: 'Not connected yet',
  connecting: 'Connecting…',
  ready: 'Ask me anything',
  thinking: 'Thinking…',
  speaking: 'Speaking',
  recording: 'Listening',
  reconnecting: 'Connecting again…',
  disconnected: 'Goodbye',
};

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
agent.on('state-change', ({ state }) => console.log(labels[state]));

await agent.actions.connect();
await agent.actions.disconnect();
