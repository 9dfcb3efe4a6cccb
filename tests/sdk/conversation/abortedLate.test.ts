import { createPageAgent } from 'product-agent/page';
import { createAgent, type Transport } from 'product-sdk';
import { expect, it } from 'vitest';
import { next } from '../harness/setupAgents';

/** Delivers the parts of a reply together with the whole of it, as one chunk of a socket may. */
const inOneGo =
  (transport: Transport): Transport =>
  (url) => {
    const connection = transport(url);
    const held: Parameters<NonNullable<typeof connection.onmessage>>[0][] = [];
    let handOver = connection.onmessage;
    return Object.defineProperty(connection, 'onmessage', {
      get: () => (data: (typeof held)[0]) => {
        held.push(data);
        if (String(data).includes('"reply-delta"')) return;
        for (const one of held.splice(0)) handOver?.(one);
      },
      set: (listener: typeof handOver) => void (handOver = listener),
    });
  };

async function* parts() {
  yield '네, ';
  yield '네.';
}

it('aborting a request whose complete reply has already arrived has no effect', async () => {
  const { url, transport, getToken, stop } = createPageAgent({ reply: parts });
  const agent = createAgent({ url, transport: inOneGo(transport), getToken, reconnect: false });
  const errors: string[] = [];
  agent.on('error', ({ code }) => errors.push(code));
  await agent.actions.connect();
  const given = new AbortController();
  agent.on('message-delta', () => given.abort());
  const spoken = next(agent, 'speech-end');
  expect(await agent.actions.sendText('하나', { signal: given.signal })).toBe('네, 네.');
  expect(given.signal.aborted).toBe(true);
  expect(agent.state).toBe('speaking');
  expect(await spoken).toMatchObject({ completed: true });
  expect(errors).toEqual([]);
  await agent.actions.disconnect();
  stop();
});
