import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});

const session = await agent.actions.connect();
console.log(agent.state);
console.log(session.language);

await agent.actions.disconnect();
