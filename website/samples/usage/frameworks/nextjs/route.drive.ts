import { createAgent } from 'product-sdk';
// @ts-expect-error: JavaScript without types.
import { POST } from './route.js';

const response = (await (POST as () => Promise<unknown>)()) as Response;
console.log(`${response.status} ${response.headers.get('cache-control')}`);
const { token } = (await response.json()) as { token: string };

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken: () => Promise.resolve(token),
  language: 'en',
  speech: 'off',
});
await agent.actions.connect();
console.log(await agent.actions.sendText('Hello'));
await agent.actions.disconnect();
