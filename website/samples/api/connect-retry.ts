import { AgentError, createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  connectTimeoutMs: 5_000,
});

async function connectWithRetry(attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await agent.actions.connect();
      return;
    } catch (error) {
      if (
        !AgentError.isInstance(error) ||
        !error.retryable ||
        attempt === attempts
      )
        throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 1_000));
    }
  }
}

await connectWithRetry(3);
console.log(agent.state);
await agent.actions.disconnect();
