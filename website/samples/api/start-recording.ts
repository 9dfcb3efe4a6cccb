import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, startRecording, stopRecording, disconnect } =
  agent.actions;

const meter = document.body.appendChild(document.createElement('meter'));
agent.on('recording-level', ({ level }) => {
  meter.value = level;
});

await connect();
const recording = await startRecording({ maxDurationMs: 10_000 });
console.log(agent.state, recording.label);

await new Promise((resolve) => setTimeout(resolve, 2_000));
const { transcript, reply } = await stopRecording();
console.log(transcript);
console.log(reply);
await agent.waitFor('ready');
await disconnect();
