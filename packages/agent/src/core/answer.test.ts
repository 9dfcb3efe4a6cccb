import { expect, test } from 'vitest';
import { microphone, openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';
import type { Turn } from './Hooks.js';
import { rememberTurn } from './answer.js';

test('streams a reply as deltas that join to the full text', async () => {
  const agent = await runAgent();
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '긴 답 3' });
  const { text, speech } = await client.until('reply');
  const deltas = client.messages.flatMap((message) =>
    message.type === 'reply-delta' ? [message.text] : [],
  );
  expect(deltas.length).toBeGreaterThan(2);
  expect(deltas.join('')).toBe(text);
  expect(speech).toBe(false);
});

test('passes the transcript, source, turn and history to the reply hook', async () => {
  const heard: unknown[] = [];
  const agent = await runAgent({
    transcribe: ({ samples }) => `${samples.length} samples`,
    reply(text, { source, turn, history }) {
      heard.push({ text, source, turn, history });
      return `reply ${turn}`;
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '하나' });
  await client.until('reply');
  client.send({ type: 'recording-start', request: 2 });
  client.send(microphone(2));
  client.send({ type: 'recording-end', request: 2, discard: false });
  await client.until('reply');
  expect(heard).toEqual([
    { text: '하나', source: 'text', turn: 1, history: [] },
    {
      text: '16000 samples',
      source: 'recording',
      turn: 2,
      history: [
        { role: 'user', text: '하나' },
        { role: 'agent', text: 'reply 1' },
      ],
    },
  ]);
});

test('a reply hook that hangs blocks neither pings nor the next request', async () => {
  const agent = await runAgent({
    async *reply(text) {
      if (text === '하나') await new Promise(() => undefined);
      yield '답';
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '하나' });
  client.send({ type: 'ping' });
  await client.until('pong');
  client.send({ type: 'send-text', request: 2, text: '둘' });
  expect(await client.until('reply')).toMatchObject({ request: 2, text: '답' });
});

test('a cancel aborts the signal of the hook and stops further messages', async () => {
  let signal: AbortSignal | undefined;
  const agent = await runAgent({
    async *reply(_, context) {
      signal = context.signal;
      for (;;) {
        yield '말 ';
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    },
  });
  const client = await openSession(agent);
  client.send({ type: 'send-text', request: 1, text: '안녕' });
  await client.until('reply-delta');
  client.send({ type: 'cancel', request: 1 });
  client.send({ type: 'ping' });
  await client.until('pong');
  client.send({ type: 'ping' });
  await client.until('pong');
  expect(signal?.aborted).toBe(true);
  const position = client.messages.findIndex((message) => message.type === 'pong');
  expect(client.messages.slice(position).map((message) => message.type)).toEqual(['pong', 'pong']);
});

test('cuts an endless reply at the maximum length', async () => {
  const agent = await runAgent({
    async *reply() {
      for (;;) yield '가'.repeat(5_000);
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '안녕' });
  expect((await client.until('reply')).text).toHaveLength(16_000);
});

test('a hook that throws fails only its request, with the reason only in the log', async () => {
  const log: string[] = [];
  const agent = await runAgent({
    log: (event, details) => log.push(`${event} ${JSON.stringify(details)}`),
    reply(text) {
      if (text === '하나') throw new Error('the secret reason');
      return '답';
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '하나' });
  expect(await client.until('error')).toEqual({ type: 'error', code: 'agent-failed', request: 1 });
  client.send({ type: 'send-text', request: 2, text: '둘' });
  await client.until('reply');
  expect(log.join('\n')).toContain('the secret reason');
});

test.each([
  ['a character in two parts', ['좋아요 \ud83d', '\ude00!'], '좋아요 😀!'],
  ['one code unit at a time', [...'👩‍👧'].join('').split(''), '👩‍👧'],
  ['only the first half of a character', ['좋아요 \ud83d'], '좋아요 \ufffd'],
  ['halves that do not form a pair', ['\ud83d좋', '\ude00'], '\ufffd좋\ufffd'],
  ['more than the maximum length', ['가', '😀'.repeat(9_000)], `가${'😀'.repeat(7_999)}`],
])('sends whole characters when a hook yields %s', async (_, parts, whole) => {
  const agent = await runAgent({
    async *reply() {
      yield* parts;
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '안녕' });
  expect((await client.until('reply')).text).toBe(whole);
  const deltas = client.messages.flatMap((message) =>
    message.type === 'reply-delta' ? [message.text] : [],
  );
  expect(deltas.join('')).toBe(whole);
  expect(deltas.filter((delta) => delta === '' || /\p{Surrogate}/u.test(delta))).toEqual([]);
});

test('a history keeps the latest forty turns', () => {
  const history: Turn[] = [];
  for (let turn = 1; turn <= 50; turn += 1)
    rememberTurn(history, { role: 'user', text: `${turn}` });
  expect(history).toHaveLength(40);
  expect(history[0]?.text).toBe('11');
});
