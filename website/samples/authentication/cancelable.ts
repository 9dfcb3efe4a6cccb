import { createAgent } from 'product-sdk';

const agent = createAgent({
  url: 'ws://localhost:8787',
  async getToken({ signal }) {
    const response = await fetch('/token', { method: 'POST', signal });
    const { token } = (await response.json()) as { token: string };
    return token;
  },
});

const connecting = agent.actions.connect();
await agent.actions.disconnect();
await connecting.catch((error) => console.log(error.code));
