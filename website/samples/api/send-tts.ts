import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const { connect, sendTts, disconnect } = agent.actions;

agent.on('speech-start', ({ text }) => console.log(`start: ${text}`));
agent.on('speech-end', ({ completed }) => console.log(`end: ${completed}`));

await connect();
const [welcome, question] = await Promise.all([
  sendTts('Welcome.'),
  sendTts('How can I help you?'),
]);
console.log(welcome.completed, question.completed);
await disconnect();
