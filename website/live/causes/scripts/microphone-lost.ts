import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const failed = new Promise((_, reject) => agent.on('error', reject));

await agent.actions.connect();
await Promise.all([failed, agent.actions.startRecording()]);
