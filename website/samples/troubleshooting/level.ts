import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});

let loudest = 0;
agent.on('recording-level', ({ level }) => {
  loudest = Math.max(loudest, level);
});

await agent.actions.connect();
const { label } = await agent.actions.startRecording();
console.log('Speak now.');
await new Promise((resolve) => setTimeout(resolve, 3_000));
await agent.actions.stopRecording({ discard: true });
console.log(label, loudest.toFixed(2));
await agent.actions.disconnect();
