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
if (agent.state === 'speaking') {
  await new Promise((end) => agent.on('state-change', end));
}
await disconnect();
unsubscribe();
