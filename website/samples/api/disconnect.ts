import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, disconnect, sendTts } = agent.actions;

await connect();
const speech = sendTts('This sentence is cut off.');

await new Promise((resolve) => setTimeout(resolve, 1_500));
const { from, ended } = await disconnect();
console.log(from, ended.join(', '));
console.log((await speech).completed);
console.log(agent.state);
