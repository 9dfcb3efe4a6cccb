import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, startRecording, sendText } = agent.actions;

await connect();
await startRecording();
await sendText('Hello');
