import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, startRecording, disconnect } = agent.actions;

agent.on('recording-end', ({ reason }) => console.log(reason));

await connect();
const recording = await startRecording({ maxDurationMs: 1_000 });
const { discarded } = await recording.result;
console.log(discarded);
await agent.waitFor('ready');
await disconnect();
