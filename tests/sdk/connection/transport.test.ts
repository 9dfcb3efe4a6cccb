import { createPageAgent } from 'product-agent/page';
import { createAgent } from 'product-sdk';
import { expect, it } from 'vitest';

it('the transport option connects to an agent in the page', async () => {
  const { url, transport, getToken, stop } = createPageAgent({ reply: (text) => `${text}!` });
  const agent = createAgent({ url, transport, getToken, reconnect: false });
  const voices: string[] = [];
  agent.on('speech-start', ({ voice }) => voices.push(voice));
  const { voice } = await agent.actions.connect();
  expect(voice).toBe('device');
  expect(await agent.actions.sendText('네')).toBe('네!');
  expect(await agent.actions.sendTts('네')).toEqual({ completed: true });
  expect(voices).toEqual(['silent', 'silent']);
  stop();
  await expect.poll(() => agent.state).toBe('disconnected');
});
