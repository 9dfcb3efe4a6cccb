import { createAdpcmWriter } from 'product-sdk/protocol';
import { expect, test } from 'vitest';
import { microphone, openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';

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

test('a hook hears PCM16, in whatever encoding the recording came', async () => {
  let heard: Int16Array | undefined;
  const agent = await runAgent({
    transcribe({ samples }) {
      heard = samples;
      return '네';
    },
  });
  const client = await openSession(agent, { speech: false });
  expect(client.messages[0]).toMatchObject({ type: 'ready', encodings: ['adpcm'] });
  client.send({ type: 'recording-start', request: 1 });
  client.send(microphone(1));
  client.send(new Uint8Array(createAdpcmWriter()(1, new Int16Array(16_000).fill(8_000))));
  client.send({ type: 'recording-end', request: 1, discard: false });
  expect(await client.until('transcript')).toMatchObject({ durationMs: 2_000 });
  expect(heard).toHaveLength(32_000);
  expect(heard?.at(15_999)).toBe(8_000);
  expect(Math.abs((heard?.at(-1) ?? 0) - 8_000)).toBeLessThan(50);
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
