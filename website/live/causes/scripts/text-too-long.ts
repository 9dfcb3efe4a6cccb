import { createAgent, limits } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });

await agent.actions.connect();
await agent.actions.sendTts('a'.repeat(limits.ttsCharacters + 1));
