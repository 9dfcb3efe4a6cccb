import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, sendText, disconnect } = agent.actions;

function startClock() {
  const start = performance.now();
  const told = new Set<string>();
  return (step: string) => {
    if (told.has(step)) return;
    told.add(step);
    console.log(`${step}: ${Math.round(performance.now() - start)} ms`);
  };
}

const sinceConnect = startClock();
await connect();
sinceConnect('session opened');

const sinceText = startClock();
agent.on('message-delta', () => sinceText('first text'));
agent.on('speech-start', () => sinceText('first sound'));
await sendText('Hello');
sinceText('whole reply');

await agent.waitFor('ready');
await disconnect();
