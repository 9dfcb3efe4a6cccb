import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken, language: 'en' });
const { connect, sendTts, disconnect } = agent.actions;

const caption = document.createElement('p');
caption.role = 'status';
document.body.append(caption);
agent.on('speech-start', ({ text }) => (caption.textContent = text));
agent.on('speech-end', () => (caption.textContent = ''));

await connect();
await Promise.all([sendTts('Welcome.'), sendTts('How can I help you?')]);
await disconnect();
