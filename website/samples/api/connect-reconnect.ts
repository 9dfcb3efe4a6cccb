import { AgentError, createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
  reconnect: { attempts: 10, baseDelayMs: 2_000 },
});

agent.on('state-change', ({ previous, state, error }) => {
  if (state === 'reconnecting') console.log('Reconnecting.');
  if (previous === 'reconnecting' && state === 'ready')
    console.log('Connected again.');
  // After the last attempt, only the application can connect again.
  if (state === 'disconnected' && error?.retryable)
    addEventListener('online', connectAgain, { once: true });
});

function connectAgain() {
  agent.actions.connect().catch((error) => console.log(error.message));
}

await agent.actions.connect();
try {
  console.log(await agent.actions.sendText('Hello'));
} catch (error) {
  if (!AgentError.isInstance(error) || error.code !== 'connection-lost')
    throw error;
  await agent.waitFor('ready');
  console.log('Ready to send the text again.');
}
await agent.actions.disconnect();
