import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, disconnect } = agent.actions;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void disconnect();
});

await connect();
console.log(agent.state);
await disconnect();
