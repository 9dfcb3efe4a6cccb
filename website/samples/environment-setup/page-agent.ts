import { createPageAgent } from 'product-agent/page';
import { createAgent } from 'product-sdk';

const { url, transport, getToken } = createPageAgent();
const agent = createAgent({ url, transport, getToken, language: 'en' });

await agent.actions.connect();
console.log(await agent.actions.sendText('Hello'));
await agent.actions.disconnect();
