import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });
const { connect, sendText } = agent.actions;

await connect();
const first = sendText('Hello');
void sendText('What time is it?');
await first;
