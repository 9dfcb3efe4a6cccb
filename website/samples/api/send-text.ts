import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, sendText, disconnect } = agent.actions;

await connect();
const reply = await sendText('Hello');
console.log(reply);
console.log(
  agent.messages.map(({ role, text }) => `${role}: ${text}`).join('\n'),
);
await agent.waitFor('ready');
await disconnect();
