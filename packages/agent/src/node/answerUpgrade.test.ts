import { expect, test } from 'vitest';
import { connectClient } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';

test('a page from elsewhere cannot connect', async () => {
  const agent = await runAgent();
  const origin = 'https://elsewhere.example';
  await expect(connectClient(agent.url, { origin })).rejects.toThrow('403');
});

// DNS rebinding: a foreign name that resolves to this machine while the page is open.
test('a page cannot connect by a name of its own for this machine', async () => {
  const agent = await runAgent();
  const host = `rebound.example:${agent.port}`;
  const asPage = { origin: `http://${host}`, headers: { host } };
  await expect(connectClient(agent.url, asPage)).rejects.toThrow('403');
});

test('an address other than the root is not there', async () => {
  const agent = await runAgent();
  await expect(connectClient(`${agent.url}/elsewhere`)).rejects.toThrow('404');
});
