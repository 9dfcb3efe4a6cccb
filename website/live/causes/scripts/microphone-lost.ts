import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, startRecording } = agent.actions;

await connect();
const recording = await startRecording();
await recording.result;
