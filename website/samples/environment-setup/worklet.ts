import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  workletUrl: '/product-sdk.worklet.js',
});

await agent.actions.connect();
const { label } = await agent.actions.startRecording();
console.log(label !== '');
await agent.actions.disconnect();
