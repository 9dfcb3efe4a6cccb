import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, startRecording, stopRecording, disconnect } =
  agent.actions;

agent.on('recording-end', ({ reason }) => console.log(reason));

await connect();
await startRecording();
const { discarded } = await stopRecording({ discard: true });
console.log(discarded, agent.state);
await disconnect();
