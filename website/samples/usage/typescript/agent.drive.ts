import { AgentError, createAgent } from 'product-sdk';
import './agent.js';

const options = {
  url: 'ws://localhost:8787',
  language: 'en',
  speech: 'off',
} as const;

const stranger = createAgent({
  ...options,
  getToken: () => Promise.resolve('guess'),
});
await stranger.actions.connect().catch((error: unknown) => {
  if (AgentError.isInstance(error)) console.log(error.code);
});

const agent = createAgent({
  ...options,
  getToken: () => Promise.resolve('demo'),
});
await agent.actions.connect();
console.log(await agent.actions.sendText('Hello'));
await agent.actions.disconnect();
