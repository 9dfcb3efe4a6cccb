import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, sendTts, stopSpeaking, disconnect } = agent.actions;

await connect();
const heard = sendTts('This sentence is interrupted.');
const waiting = sendTts('This one never starts.');

await new Promise((resolve) => setTimeout(resolve, 1_500));
const { stopped } = await stopSpeaking();
console.log(stopped);
console.log((await heard).completed, (await waiting).completed);
console.log((await stopSpeaking()).stopped);
await disconnect();
