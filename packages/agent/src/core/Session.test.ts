import { expect, test } from 'vitest';
import { openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';

test('rejects a speech when the queue is full', async () => {
  const agent = await runAgent({
    async *speak(_, { signal }) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      yield { samples: new Int16Array(1), marks: [] };
    },
  });
  const client = await openSession(agent);
  for (let request = 1; request <= 12; request += 1)
    client.send({ type: 'send-tts', request, text: '말' });
  expect(await client.until('error')).toMatchObject({ code: 'queue-full', request: 12 });
});

test('rejects send-tts in a session without speech', async () => {
  const agent = await runAgent();
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-tts', request: 1, text: '말' });
  expect(await client.until('error')).toMatchObject({ code: 'speech-off', request: 1 });
});

test('while recording, rejects a text and the end of another recording', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'recording-start', request: 1 });
  client.send({ type: 'send-text', request: 2, text: '안녕' });
  expect(await client.until('error')).toMatchObject({ code: 'already-recording', request: 2 });
  client.send({ type: 'recording-end', request: 3, discard: false });
  expect(await client.until('error')).toMatchObject({ code: 'not-recording', request: 3 });
});

test('a new text interrupts the one being answered', async () => {
  const agent = await runAgent({
    reply: (text) => (text === '하나' ? new Promise<string>(() => undefined) : '답'),
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '하나' });
  client.send({ type: 'send-text', request: 2, text: '둘' });
  expect(await client.until('error')).toMatchObject({ code: 'interrupted', request: 1 });
  expect(await client.until('reply')).toMatchObject({ request: 2, text: '답' });
});

test('never starts a queued speech that was canceled', async () => {
  const agent = await runAgent({
    async *speak() {
      for (;;) yield { samples: new Int16Array(24_000), marks: [] };
    },
  });
  const client = await openSession(agent);
  for (const request of [1, 2, 3]) client.send({ type: 'send-tts', request, text: '말' });
  await client.until('speech-start');
  client.send({ type: 'cancel', request: 2 });
  client.send({ type: 'cancel', request: 1 });
  expect(await client.until('speech-start')).toMatchObject({ request: 3 });
});

test('rejects a request beyond the rate limit', async () => {
  const agent = await runAgent({ settings: { requestsPerMinute: 2 } });
  const client = await openSession(agent, { speech: false });
  for (const request of [1, 2]) {
    client.send({ type: 'send-text', request, text: '안녕' });
    await client.until('reply');
  }
  client.send({ type: 'send-text', request: 3, text: '안녕' });
  expect(await client.until('error')).toMatchObject({ code: 'rate-limited', request: 3 });
});

test('closes the session when a request number is reused', async () => {
  const agent = await runAgent();
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 5, text: '안녕' });
  client.send({ type: 'send-text', request: 5, text: '안녕' });
  expect(await client.closed).toBe(4400);
});

test('the log contains neither message texts nor secrets', async () => {
  const log: string[] = [];
  const agent = await runAgent({
    apiKey: 'the-key',
    log: (event, details) => log.push(`${event} ${JSON.stringify(details)}`),
  });
  const client = await openSession(agent);
  client.send({ type: 'send-text', request: 1, text: '비밀 이야기' });
  await client.until('speech-end');
  expect(log.join('\n')).not.toMatch(/the-key|비밀|eyJ/u);
  expect(log.join('\n')).toContain('request-received');
});
