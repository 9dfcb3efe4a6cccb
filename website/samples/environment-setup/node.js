import { createAgent } from 'product-sdk';

async function getToken() {
  const answer = await fetch('http://localhost:8787/v1/tokens', {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.API_KEY}` },
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { token } = await answer.json();
  return token;
}

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  speech: 'off',
  language: 'en',
});

await agent.actions.connect();
console.log(await agent.actions.sendText('Hello'));
await agent.actions.disconnect();
