import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startAgent } from 'product-agent';
import { createAgent } from 'product-sdk';

const localAgent = await startAgent({ port: 0 });
after(() => localAgent.stop());

async function getToken() {
  const answer = await fetch(localAgent.tokenUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${localAgent.apiKey}` },
  });
  const { token } = await answer.json();
  return token;
}

test('a reply that is cut off ends in connection-lost', async () => {
  const { url } = localAgent;
  const agent = createAgent({
    url,
    getToken,
    speech: 'off',
    reconnect: false,
  });
  await agent.actions.connect();
  localAgent.setFaults(['dropped-reply']);
  await assert.rejects(agent.actions.sendText('Hello'), {
    code: 'connection-lost',
  });
  assert.equal(agent.state, 'disconnected');
});
