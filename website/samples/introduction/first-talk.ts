import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});

await agent.actions.connect();
const reply = await agent.actions.sendText('Hello');
console.log(reply);
await agent.waitFor('ready');
await agent.actions.disconnect();
