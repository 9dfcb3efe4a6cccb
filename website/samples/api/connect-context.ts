import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
  context: { name: 'Jisu', page: 'home' },
  greeting: true,
});

agent.on('emotion', ({ emotion }) => console.log(emotion));

await agent.actions.connect();
await agent.waitFor('ready');
console.log(agent.messages[0]?.text);

agent.setContext({ name: 'Jisu', page: 'cart' });
await agent.actions.disconnect();
