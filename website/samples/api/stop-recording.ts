import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, startRecording, stopRecording, disconnect } =
  agent.actions;

agent.on('transcript', ({ text }) => console.log(`transcript: ${text}`));

await connect();
await startRecording();
await new Promise((resolve) => setTimeout(resolve, 2_000));
const { durationMs, reply } = await stopRecording();
console.log(`recorded ${durationMs} ms`);
console.log(`reply: ${reply}`);
await agent.waitFor('ready');
await disconnect();
