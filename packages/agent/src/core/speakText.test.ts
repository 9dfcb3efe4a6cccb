import { readAgentMessage, readFrame } from 'product-sdk/protocol';
import { expect, test, vi } from 'vitest';
import { openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';
import { sendMarks } from './speakText.js';

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

test('sends the audio of a speak hook as frames of its stream, with marks in stream time', async () => {
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

test('sends speeches in the order they were requested', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  for (const request of [1, 2, 3]) client.send({ type: 'send-tts', request, text: `${request}` });
  for (const request of [1, 2, 3]) {
    expect(await client.until('speech-start')).toMatchObject({ request });
    await client.until('speech-end');
  }
});

test('splits mouth shapes into as few messages as the protocol allows', () => {
  const send = vi.fn();
  const marks = Array.from({ length: 1_200 }, (_, atMs) => ({ atMs, shape: 'open' as const }));
  sendMarks({ send }, 1, marks);
  const sent = send.mock.calls.map(([message]) => message);
  expect(sent.flatMap((message) => message.marks)).toEqual(marks);
  expect(sent.map(isRead)).toEqual(sent.map(() => true));
  const most = sent[0].marks.length;
  expect(sent).toHaveLength(Math.ceil(marks.length / most));
  expect(isRead({ ...sent[0], marks: marks.slice(0, most + 1) })).toBe(false);
});

const isRead = (message: unknown) => readAgentMessage(JSON.stringify(message)).kind === 'message';
