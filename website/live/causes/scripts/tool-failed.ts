import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  tools: {
    openCart: {
      description: 'Opens the cart.',
      run() {
        throw new Error('There is no cart on this page.');
      },
    },
  },
});
const failed = new Promise((_, reject) => agent.on('error', reject));

await agent.actions.connect();
await Promise.all([agent.actions.sendText('openCart'), failed]);
