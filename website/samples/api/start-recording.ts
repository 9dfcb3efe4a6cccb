import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, startRecording, stopRecording, disconnect } =
  agent.actions;

agent.on('recording-level', ({ level }) => {
  document.body.style.setProperty('--microphone-level', String(level));
});

await connect();
const recording = await startRecording({ maxDurationMs: 10_000 });
console.log(agent.state, recording.label !== '');

await new Promise((resolve) => setTimeout(resolve, 1_000));
const { transcript, reply } = await stopRecording();
console.log(transcript);
console.log(reply);
await disconnect();
