import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, sendText, disconnect } = agent.actions;

const bubble = document.body.appendChild(document.createElement('p'));
agent.on('message-delta', ({ delta }) => bubble.append(delta));

await connect();
const reply = await sendText('Hello');
console.log(bubble.textContent === reply);
await agent.waitFor('ready');
await disconnect();
