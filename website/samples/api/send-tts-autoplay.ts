import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});

agent.on('autoplay-blocked', ({ resume }) => {
  const button = document.createElement('button');
  button.textContent = 'Play sound';
  button.onclick = () => {
    button.remove();
    void resume();
  };
  document.body.append(button);
});

await agent.actions.connect();
const { completed } = await agent.actions.sendTts('Can you hear me?');
console.log(completed);
await agent.actions.disconnect();
