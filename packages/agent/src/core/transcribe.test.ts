import { createAdpcmWriter } from 'product-sdk/protocol';
import { expect, test } from 'vitest';
import { microphone, openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';

test('describes a recording by its length and loudness, then replies', async () => {
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

test('decodes every encoding to PCM16 for the transcribe hook', async () => {
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

test('replies to a transcript by the rules for texts', async () => {
  const agent = await runAgent({ transcribe: () => 'count to 3' });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'recording-start', request: 1 });
  client.send(microphone(1));
  client.send({ type: 'recording-end', request: 1, discard: false });
  expect((await client.until('reply')).text).toBe('1, 2, 3. Done.');
});

test('sends no transcript for a discarded recording and rejects a short one', async () => {
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

test('rejects a recording that exceeds the time limit', async () => {
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
