import { readFrame, writeFrame } from 'product-sdk/protocol';
import { expect, test, vi } from 'vitest';
import { openSession } from '../testing/openSession.js';
import { runAgent } from '../testing/runAgent.js';

const second = new Int16Array(16_000).fill(8_000);
const microphone = (request: number, samples = second) =>
  new Uint8Array(writeFrame('microphone', request, samples));

test('a text is answered in parts, which joined are the whole', async () => {
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

test('a reply is spoken by the device when the agent has no voice', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'send-text', request: 7, text: '안녕' });
  const { text, speech } = await client.until('reply');
  expect(speech).toBe(true);
  const start = await client.until('speech-start');
  expect(start).toMatchObject({ request: 7, text, voice: 'device' });
  const { marks } = await client.until('speech-mark');
  const { durationMs } = await client.until('speech-end');
  expect(marks.at(-1)).toEqual({ atMs: durationMs, shape: 'rest' });
  expect(client.frames).toHaveLength(0);
});

test('the voice of a hook is sent as frames of its stream, with marks in time', async () => {
  const agent = await runAgent({
    async *speak() {
      for (let part = 0; part < 2; part += 1) {
        yield {
          samples: new Int16Array(24_000).fill(part + 1),
          marks: [{ atMs: 0, shape: 'open' }],
        };
      }
    },
  });
  const client = await openSession(agent);
  client.send({ type: 'send-tts', request: 1, text: '가나다' });
  const { stream, voice } = await client.until('speech-start');
  const { durationMs } = await client.until('speech-end');
  expect(voice).toBe('agent');
  expect(durationMs).toBe(2_000);
  const frames = client.frames.map((frame) => readFrame('speech', frame));
  expect(frames.every((frame) => frame?.stream === stream)).toBe(true);
  expect(frames.flatMap((frame) => [...(frame?.samples ?? [])])).toEqual([
    ...new Int16Array(24_000).fill(1),
    ...new Int16Array(24_000).fill(2),
  ]);
  const marks = client.messages.flatMap((message) =>
    message.type === 'speech-mark' ? message.marks : [],
  );
  expect(marks.map((mark) => mark.atMs)).toEqual([0, 1_000]);
});

test('stop-speaking ends a long speech, and the next begins', async () => {
  const agent = await runAgent({
    async *speak() {
      for (;;) yield { samples: new Int16Array(24_000), marks: [] };
    },
  });
  const client = await openSession(agent);
  client.send({ type: 'send-tts', request: 1, text: '끝없는 말' });
  client.send({ type: 'send-tts', request: 2, text: '다음 말' });
  await client.until('speech-start');
  client.send({ type: 'stop-speaking' });
  expect(await client.until('speech-start')).toMatchObject({ request: 2, stream: 2 });
  expect(client.messages.some((message) => message.type === 'speech-end')).toBe(false);
});

test('speech runs at most a few seconds ahead of the listener', async () => {
  const agent = await runAgent({
    async *speak() {
      yield { samples: new Int16Array(24_000 * 60), marks: [] };
    },
  });
  const client = await openSession(agent);
  client.send({ type: 'send-tts', request: 1, text: '일 분' });
  await client.until('speech-start');
  await vi.waitFor(() => expect(client.frames.length).toBeGreaterThan(5), 20_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(client.frames.length).toBeLessThan(20);
});

test('speeches are said in the order they were asked for', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  for (const request of [1, 2, 3]) client.send({ type: 'send-tts', request, text: `${request}` });
  for (const request of [1, 2, 3]) {
    expect(await client.until('speech-start')).toMatchObject({ request });
    await client.until('speech-end');
  }
});

test('more speeches than may wait are refused', async () => {
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

test('a client that does not speak is sent no speech', async () => {
  const agent = await runAgent();
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-tts', request: 1, text: '말' });
  expect(await client.until('error')).toMatchObject({ code: 'speech-off', request: 1 });
});

test('a recording is told by its length, then answered', async () => {
  const agent = await runAgent();
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'recording-start', request: 1 });
  client.send(microphone(1));
  client.send(microphone(9));
  client.send(microphone(1));
  client.send({ type: 'recording-end', request: 1, discard: false });
  expect(await client.until('transcript')).toMatchObject({
    request: 1,
    durationMs: 2_000,
    text: '(녹음 2.0초, 평균 -12 dB, 최고 -12 dB)',
  });
  expect((await client.until('reply')).text).toContain('녹음을 받았습니다');
});

test('what a hook heard is answered by rule, as a text is', async () => {
  const agent = await runAgent({ transcribe: () => 'count to 3' });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'recording-start', request: 1 });
  client.send(microphone(1));
  client.send({ type: 'recording-end', request: 1, discard: false });
  expect((await client.until('reply')).text).toBe('1, 2, 3. Done.');
});

test('hooks hear what was recorded and what was said before', async () => {
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

test('a discarded recording is not answered, a short one is an error', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'recording-start', request: 1 });
  client.send(microphone(1));
  client.send({ type: 'recording-end', request: 1, discard: true });
  client.send({ type: 'recording-start', request: 2 });
  client.send(microphone(2, second.subarray(0, 4_000)));
  client.send({ type: 'recording-end', request: 2, discard: false });
  expect(await client.until('error')).toMatchObject({ code: 'recording-too-short', request: 2 });
  expect(client.messages.some((message) => message.type === 'transcript')).toBe(false);
});

test('a recording beyond its limit is given up', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'recording-start', request: 1 });
  for (let seconds = 0; seconds < 62; seconds += 1) client.send(microphone(1));
  expect(await client.until('error')).toMatchObject({ code: 'recording-too-long', request: 1 });
});

test('while a recording runs, nothing else starts', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'recording-start', request: 1 });
  client.send({ type: 'send-text', request: 2, text: '안녕' });
  expect(await client.until('error')).toMatchObject({ code: 'already-recording', request: 2 });
  client.send({ type: 'recording-end', request: 3, discard: false });
  expect(await client.until('error')).toMatchObject({ code: 'not-recording', request: 3 });
});

test('a new text takes the place of one that is being answered', async () => {
  const agent = await runAgent({
    reply: (text) => (text === '하나' ? new Promise<string>(() => undefined) : '답'),
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '하나' });
  client.send({ type: 'send-text', request: 2, text: '둘' });
  expect(await client.until('error')).toMatchObject({ code: 'interrupted', request: 1 });
  expect(await client.until('reply')).toMatchObject({ request: 2, text: '답' });
});

test('a hook that hangs and does not listen holds up nobody', async () => {
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

test('a speech cancelled while it waits is never begun', async () => {
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

test('nothing follows a cancel, and the hook learns of it', async () => {
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

test('a hook that never stops talking is stopped at the longest reply', async () => {
  const agent = await runAgent({
    async *reply() {
      for (;;) yield '가'.repeat(5_000);
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: '안녕' });
  expect((await client.until('reply')).text).toHaveLength(16_000);
});

test('a hook that throws fails its request only, and says why in the log alone', async () => {
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

test('requests beyond the limit are refused one by one', async () => {
  const agent = await runAgent({ settings: { requestsPerMinute: 2 } });
  const client = await openSession(agent, { speech: false });
  for (const request of [1, 2]) {
    client.send({ type: 'send-text', request, text: '안녕' });
    await client.until('reply');
  }
  client.send({ type: 'send-text', request: 3, text: '안녕' });
  expect(await client.until('error')).toMatchObject({ code: 'rate-limited', request: 3 });
});

test('a request number used before ends the session', async () => {
  const agent = await runAgent();
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 5, text: '안녕' });
  client.send({ type: 'send-text', request: 5, text: '안녕' });
  expect(await client.closed).toBe(4400);
});

test('the log holds neither what was said nor any secret', async () => {
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
