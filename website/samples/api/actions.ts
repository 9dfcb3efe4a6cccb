import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, sendText, disconnect } = agent.actions;

const unsubscribe = agent.on('state-change', ({ previous, state }) => {
  console.log(`${previous} -> ${state}`);
});

await connect();
await sendText('Hello');
await agent.waitFor('ready');
await disconnect();
unsubscribe();
