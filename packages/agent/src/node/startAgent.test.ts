import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isEspeakInstalled } from '../espeak/speakWithEspeak.js';
import { openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';
import { startAgent } from './startAgent.js';

test('stops although a client does not answer the close frame', async () => {
  const agent = await startAgent({ port: 0, voice: 'device' });
  const socket = connect(agent.port, '127.0.0.1');
  socket.write(
    [
      'GET / HTTP/1.1',
      'Host: localhost',
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  await agent.stop();
  socket.destroy();
});

test('a port is free again once the agent has stopped', async () => {
  const { port, stop } = await startAgent({ port: 0, voice: 'device' });
  await expect(startAgent({ port, voice: 'device' })).rejects.toThrow('EADDRINUSE');
  await stop();
  await runAgent({ port });
});

test('a session keeps working when another one closes', async () => {
  const agent = await runAgent();
  const [cut, kept] = await Promise.all([openSession(agent), openSession(agent)]);
  cut.send({ type: 'send-text', request: 1, text: '긴 답 50' });
  await cut.until('reply-delta');
  cut.close();
  kept.send({ type: 'send-text', request: 1, text: 'count to 3' });
  expect((await kept.until('reply')).text).toBe('1, 2, 3. Done.');
});

const installed = await isEspeakInstalled();

test.runIf(installed)(
  'speaks with espeak-ng when voice is auto, else leaves speech to the device',
  async () => {
    const [voiced, unvoiced] = await Promise.all([runAgent({ voice: 'auto' }), runAgent()]);
    const client = await openSession(voiced);
    client.send({ type: 'send-tts', request: 1, text: '안녕하세요.' });
    const { durationMs } = await client.until('speech-end');
    expect(durationMs).toBeGreaterThan(500);
    expect(client.frames.length).toBeGreaterThan(0);
    const other = await openSession(unvoiced);
    other.send({ type: 'send-tts', request: 1, text: '안녕하세요.' });
    expect(await other.until('speech-start')).toMatchObject({ voice: 'device' });
  },
);
