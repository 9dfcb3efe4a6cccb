import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, sendText, disconnect } = agent.actions;

let received = '';
agent.on('message-delta', ({ delta }) => {
  received += delta;
});

await connect();
const reply = await sendText('Hello');
console.log(received === reply);
await disconnect();
