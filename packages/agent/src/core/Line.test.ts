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

test('a token opens one session only, also after that has ended', async () => {
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

test('of many hellos at the same moment no more open than there is room for', async () => {
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

test('a connection that says nothing is closed', async () => {
  const agent = await runAgent({ settings: { helloMs: 50 } });
  const client = await connectClient(agent.url);
  expect(await client.closed).toBe(closeCodes['session-idle']);
});

test('a session without requests is closed, pings or not', async () => {
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

test('a long answer keeps a session open too', async () => {
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

test('connections that say nothing are too many at some point', async () => {
  const agent = await runAgent({ settings: { sessions: 0 } });
  const silent = await Promise.all(Array.from({ length: 100 }, () => connectClient(agent.url)));
  const oneMore = await connectClient(agent.url);
  expect(await oneMore.closed).toBe(closeCodes['too-many-sessions']);
  for (const client of silent) client.close();
});

test('a flood of frames is cut off', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  for (let count = 0; count < 12_001; count += 1) client.send('{"type":"ping"}');
  expect(await client.closed).toBe(closeCodes['rate-limited']);
});

test('when the agent stops, clients are told goodbye', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  await agent.stop();
  expect(await client.closed).toBe(1001);
});

test.each<[string, object | string | Uint8Array]>([
  ['no JSON', '{'],
  ['JSON of another kind', '[]'],
  ['a message without its fields', { type: 'send-text' }],
  ['a text that is too long', { type: 'send-text', request: 1, text: 'a'.repeat(2_001) }],
  ['a second hello', hello('token')],
  ['a frame that is too large', `{"type":"send-text","text":"${'a'.repeat(70_000)}"}`],
  ['an empty binary frame', new Uint8Array(0)],
  ['binary noise', Uint8Array.from({ length: 100 }, (_, index) => index * 31)],
])('%s ends the session with a reason and nobody else’s', async (_, frame) => {
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
])('%s before the hello ends the connection', async (_, frame) => {
  const agent = await runAgent();
  const client = await connectClient(agent.url);
  client.send(frame);
  expect(await client.closed).toBe(closeCodes['malformed-message']);
});

test('a frame of many megabytes is not even read', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send('a'.repeat(5_000_000));
  expect(await client.closed).toBe(1009);
});

test('a message of an unknown type is let pass', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'from-the-future', request: 'what' });
  client.send({ type: 'ping' });
  await client.until('pong');
});
