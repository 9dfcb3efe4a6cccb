import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });

await agent.actions.connect();
await agent.actions.stopRecording();
