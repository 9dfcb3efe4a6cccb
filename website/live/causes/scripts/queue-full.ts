import { createAgent, limits } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });

await agent.actions.connect();
const count = limits.queuedSpeeches + 2;
const texts = Array.from({ length: count }, (_, index) => `Line ${index}`);
await Promise.all(texts.map((text) => agent.actions.sendTts(text)));
