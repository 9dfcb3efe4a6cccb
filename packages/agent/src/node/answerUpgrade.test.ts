import { expect, test } from 'vitest';
import { connectClient } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';

test('rejects a connection from an origin that is not allowed', async () => {
  const agent = await runAgent();
  const origin = 'https://elsewhere.example';
  await expect(connectClient(agent.url, { origin })).rejects.toThrow('403');
});

// DNS rebinding: a foreign name that resolves to this machine while the page is open.
test('rejects a foreign host name, even from the same origin', async () => {
  const agent = await runAgent();
  const host = `rebound.example:${agent.port}`;
  const asPage = { origin: `http://${host}`, headers: { host } };
  await expect(connectClient(agent.url, asPage)).rejects.toThrow('403');
});

test('answers 404 for a path other than the root', async () => {
  const agent = await runAgent();
  await expect(connectClient(`${agent.url}/elsewhere`)).rejects.toThrow('404');
});
