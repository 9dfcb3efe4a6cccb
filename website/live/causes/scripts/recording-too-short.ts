import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, startRecording, stopRecording } = agent.actions;

await connect();
await startRecording();
await stopRecording();
