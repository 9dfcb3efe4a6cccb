import { closeCodes } from 'product-sdk/protocol';
import { expect, test } from 'vitest';
import { connectClient, fetchToken, hello, openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';

test('a hello with a fresh token opens a session', async () => {
  const agent = await runAgent();
  const client = await connectClient(agent.url);
  client.send(hello(await fetchToken(agent), { language: 'en' }));
  expect(await client.until('ready')).toMatchObject({
    protocol: 1,
    language: 'en',
    voice: 'device',
    idleTimeoutMs: 300_000,
  });
});

test('rejects a used token during its session and after it', async () => {
  const agent = await runAgent();
  const token = await fetchToken(agent);
  const first = await connectClient(agent.url);
  first.send(hello(token));
  await first.until('ready');
  const tryAgain = async () => {
    const client = await connectClient(agent.url);
    client.send(hello(token));
    expect(await client.until('error')).toMatchObject({ code: 'token-invalid' });
    expect(await client.closed).toBe(closeCodes['token-invalid']);
  };
  await tryAgain();
  first.close();
  await first.closed;
  await tryAgain();
});

test('a token refused because the agent was full can be used later', async () => {
  const agent = await runAgent({ settings: { sessions: 1 } });
  const first = await openSession(agent);
  const token = await fetchToken(agent);
  const second = await connectClient(agent.url);
  second.send(hello(token));
  expect(await second.until('error')).toMatchObject({ code: 'too-many-sessions' });
  expect(await second.closed).toBe(closeCodes['too-many-sessions']);
  first.close();
  await first.closed;
  const third = await connectClient(agent.url);
  third.send(hello(token));
  await third.until('ready');
});

test('concurrent hellos open exactly as many sessions as the limit allows', async () => {
  const agent = await runAgent({ settings: { sessions: 3 } });
  const clients = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const [client, token] = await Promise.all([connectClient(agent.url), fetchToken(agent)]);
      return { client, token };
    }),
  );
  for (const { client, token } of clients) client.send(hello(token));
  const outcomes = await Promise.all(
    clients.map(({ client }) =>
      client.until('ready').then(
        () => true,
        () => false,
      ),
    ),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(3);
});

test('another protocol version is refused', async () => {
  const agent = await runAgent();
  const client = await connectClient(agent.url);
  client.send(hello(await fetchToken(agent), { protocol: 2 }));
  expect(await client.closed).toBe(closeCodes['protocol-mismatch']);
});

test('closes a connection that sends no hello in time', async () => {
  const agent = await runAgent({ settings: { helloMs: 50 } });
  const client = await connectClient(agent.url);
  expect(await client.closed).toBe(closeCodes['session-idle']);
});

test('closes a session without requests even if it sends pings', async () => {
  const agent = await runAgent({ settings: { sessionIdleMs: 200 } });
  const client = await openSession(agent);
  const pinging = setInterval(() => client.send({ type: 'ping' }), 20);
  expect(await client.until('error')).toEqual({ type: 'error', code: 'session-idle' });
  clearInterval(pinging);
  expect(await client.closed).toBe(closeCodes['session-idle']);
  expect(client.messages.some((message) => message.type === 'pong')).toBe(true);
});

test('requests keep a session open', async () => {
  const agent = await runAgent({ settings: { sessionIdleMs: 1_000 } });
  const client = await openSession(agent, { speech: false });
  for (let request = 1; request <= 4; request += 1) {
    client.send({ type: 'send-text', request, text: '안녕' });
    await client.until('reply');
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  expect(client.messages.filter((message) => message.type === 'reply')).toHaveLength(4);
});

test('a reply in progress keeps a session open', async () => {
  const agent = await runAgent({
    settings: { sessionIdleMs: 1_000 },
    async *reply() {
      for (let part = 0; part < 3; part += 1) {
        await new Promise((resolve) => setTimeout(resolve, 400));
        yield '말 ';
      }
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '안녕' });
  await client.until('reply');
});

test('rejects another connection while 100 have not sent a hello', async () => {
  const agent = await runAgent({ settings: { sessions: 0 } });
  const silent = await Promise.all(Array.from({ length: 100 }, () => connectClient(agent.url)));
  const oneMore = await connectClient(agent.url);
  expect(await oneMore.closed).toBe(closeCodes['too-many-sessions']);
  for (const client of silent) client.close();
});

test('closes a session that sends too many frames', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  for (let count = 0; count < 12_001; count += 1) client.send('{"type":"ping"}');
  expect(await client.closed).toBe(closeCodes['rate-limited']);
});

test('closes client connections with code 1001 when the agent stops', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  await agent.stop();
  expect(await client.closed).toBe(1001);
});

test.each<[string, object | string | Uint8Array]>([
  ['invalid JSON', '{'],
  ['a JSON array', '[]'],
  ['a message without its required fields', { type: 'send-text' }],
  ['a text that is too long', { type: 'send-text', request: 1, text: 'a'.repeat(2_001) }],
  ['a second hello', hello('token')],
  ['a frame that is too large', `{"type":"send-text","text":"${'a'.repeat(70_000)}"}`],
  ['an empty binary frame', new Uint8Array(0)],
  ['binary noise', Uint8Array.from({ length: 100 }, (_, index) => index * 31)],
])('%s closes its session with malformed-message and no other session', async (_, frame) => {
  const agent = await runAgent();
  const [client, bystander] = await Promise.all([openSession(agent), openSession(agent)]);
  client.send(frame);
  expect(await client.until('error')).toMatchObject({ code: 'malformed-message' });
  expect(await client.closed).toBe(closeCodes['malformed-message']);
  bystander.send({ type: 'ping' });
  await bystander.until('pong');
});

test.each<[string, object | Uint8Array]>([
  ['a request', { type: 'send-text', request: 1, text: '안녕' }],
  ['audio', Uint8Array.from([1, 0, 0, 0, 1, 0, 0, 0, 0, 0])],
])('%s before the hello closes the connection', async (_, frame) => {
  const agent = await runAgent();
  const client = await connectClient(agent.url);
  client.send(frame);
  expect(await client.closed).toBe(closeCodes['malformed-message']);
});

test('closes the connection with code 1009 on a frame of 5 MB', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send('a'.repeat(5_000_000));
  expect(await client.closed).toBe(1009);
});

test('ignores a message of an unknown type', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'from-the-future', request: 'what' });
  client.send({ type: 'ping' });
  await client.until('pong');
});
