import { createAgent } from 'product-sdk';
import { listDevices } from 'product-sdk/audio';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, startRecording, stopRecording, disconnect } =
  agent.actions;

await connect();
await startRecording();
await stopRecording({ discard: true });

const { microphones } = await listDevices();
console.log(microphones.map(({ label }) => label).join('\n'));

const chosen = microphones.at(-1);
const recording = await startRecording({ deviceId: chosen?.deviceId });
console.log(`recording: ${recording.label}`);
await stopRecording({ discard: true });
await disconnect();
