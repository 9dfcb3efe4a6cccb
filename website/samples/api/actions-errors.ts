import { AgentError, createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });

try {
  await agent.actions.sendText('Hello');
} catch (error) {
  if (!AgentError.isInstance(error)) throw error;
  console.log(error.code, error.retryable);
}
