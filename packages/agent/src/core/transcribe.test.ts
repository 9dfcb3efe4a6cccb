import { expect, test } from 'vitest';
import { microphone, openSession } from '../testing/connectClient.js';
import { runAgent } from '../testing/runAgent.js';

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

test('a discarded recording is not answered, a short one is an error', async () => {
  const agent = await runAgent();
  const client = await openSession(agent);
  client.send({ type: 'recording-start', request: 1 });
  client.send(microphone(1));
  client.send({ type: 'recording-end', request: 1, discard: true });
  client.send({ type: 'recording-start', request: 2 });
  client.send(microphone(2, 250));
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

test('a transcript that is too long is cut between two characters', async () => {
  const agent = await runAgent({ transcribe: () => `가${'😀'.repeat(9_000)}`, reply: () => '네' });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'recording-start', request: 1 });
  client.send(microphone(1));
  client.send({ type: 'recording-end', request: 1, discard: false });
  expect((await client.until('transcript')).text).toBe(`가${'😀'.repeat(7_999)}`);
});
