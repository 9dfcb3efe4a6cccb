import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const controller = new AbortController();

const connecting = agent.actions.connect({ signal: controller.signal });
controller.abort();
await connecting;
