import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
  speech: 'off',
});
const { connect, sendText, disconnect } = agent.actions;

await connect();
console.log(await sendText('Hello'));
console.log(agent.state);
await disconnect();
