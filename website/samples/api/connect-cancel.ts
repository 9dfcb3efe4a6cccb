import { AgentError, createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const controller = new AbortController();

const connecting = agent.actions.connect({ signal: controller.signal });
controller.abort();

try {
  await connecting;
} catch (error) {
  if (!AgentError.isInstance(error)) throw error;
  console.log(error.code);
  console.log(agent.state);
}
