import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAgent } from 'product-sdk';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { fetchToken } from '../sdk/harness/fetchToken';
import { startTestAgent } from '../sdk/harness/startTestAgent';
import { wsTransport } from '../sdk/harness/wsTransport';

/* Current ends must interoperate with ends of the first protocol version. No package was
   published then, so these ends are written out here, independent of the current packages: the
   messages they knew, and that they ignore others. Never add to them: additions get a message or
   a field that an end may ignore, or a new protocol version. */

type Fields = Record<string, unknown>;
const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);
const flag: unknown = expect.any(Boolean);
const request = number;
const stream = number;
const voice: unknown = expect.stringMatching(/^(agent|device)$/);
const marks: unknown = expect.toSatisfy((given: Fields[]) =>
  given.every(
    ({ shape, atMs }) =>
      ['rest', 'closed', 'open', 'wide', 'round', 'teeth'].includes(String(shape)) &&
      Number.isInteger(atMs),
  ),
);

/** The fields that the first clients read of each message. */
const agentMessages: Record<string, Fields> = {
  ready: { protocol: 1, session: text, language: text, voice, idleTimeoutMs: number },
  transcript: { request, text, durationMs: number },
  'reply-delta': { request, text },
  reply: { request, text, speech: flag },
  'speech-start': { request, stream, text, voice },
  'speech-mark': { stream, marks },
  'speech-end': { stream, durationMs: number },
  pong: {},
  error: { code: text },
};

/** The fields that the first agents read of each message. */
const clientMessages: Record<string, Fields> = {
  hello: { protocol: 1, token: text, language: text, speech: flag },
  'send-text': { request, text },
  'send-tts': { request, text },
  'recording-start': { request },
  'recording-end': { request, discard: flag },
  cancel: { request },
  'stop-speaking': {},
  ping: {},
};

/** Parses a message as the first ends did: unknown types are ignored. */
const read = (known: Record<string, Fields>, frame: string): Fields | undefined => {
  const message = JSON.parse(frame) as Fields;
  const fields = known[String(message.type)];
  if (fields) expect(message).toMatchObject(fields);
  return fields && message;
};

it('a protocol 1 client can talk to the current agent, whose hooks use newer features', async () => {
  const agent = await startTestAgent({
    async reply(input, { callTool, setEmotion, context }) {
      setEmotion('happy');
      const cart = await callTool('openCart').catch(() => 'no cart');
      return `${input}: ${cart}, ${JSON.stringify(context)}`;
    },
    transcribe: () => 'heard',
  });
  onTestFinished(() => agent.stop());
  const socket = new WebSocket(agent.url);
  const messages: Fields[] = [];
  const streams = new Set<number>();
  socket.on('message', (data: Buffer, isBinary) => {
    const message = isBinary ? undefined : read(agentMessages, data.toString());
    if (message) messages.push(message);
    if (!isBinary) return;
    expect([...data.subarray(0, 4)]).toEqual([2, 0, 0, 0]);
    streams.add(data.readUInt32LE(4));
  });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const until = (type: string, count = 1): Promise<unknown> =>
    expect.poll(() => messages.filter((each) => each.type === type).length).toBe(count);

  await once(socket, 'open');
  const token = await fetchToken(agent.tokenUrl, agent.apiKey);
  send({ type: 'hello', protocol: 1, token, language: 'en', speech: true });
  await until('ready');
  send({ type: 'send-text', request: 1, text: 'one' });
  await until('speech-end');
  send({ type: 'send-tts', request: 2, text: 'two' });
  await until('speech-end', 2);
  const frame = Buffer.alloc(8 + 2 * 16_000);
  frame.set([1, 0, 0, 0, 3]);
  send({ type: 'recording-start', request: 3 });
  socket.send(frame);
  send({ type: 'recording-end', request: 3, discard: false });
  await until('reply', 2);
  send({ type: 'stop-speaking' });
  send({ type: 'cancel', request: 3 });
  send({ type: 'ping' });
  await until('pong');
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect(messages.filter(({ type }) => type === 'reply' || type === 'transcript')).toMatchObject([
    { request: 1, text: 'one: no cart, {}', speech: true },
    { request: 3, text: 'heard', durationMs: 1_000 },
    { request: 3, text: 'heard: no cart, {}', speech: true },
  ]);
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  const started = messages.filter(({ type }) => type === 'speech-start');
  for (const { stream } of started.slice(0, 2)) expect(streams).toContain(stream);
  socket.close();
});

it('the current SDK, with context, greeting and tools, can talk to a protocol 1 agent', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const passed: unknown[] = [];
  server.on('connection', (socket) => {
    const send = (message: object): void => socket.send(JSON.stringify(message));
    const say = (request: unknown, words: unknown, stream: number): void => {
      const samples = Buffer.alloc(8 + 2 * 240);
      samples.set([2, 0, 0, 0, stream]);
      send({ type: 'speech-start', request, stream, text: words, voice: 'agent' });
      send({ type: 'speech-mark', stream, marks: [{ shape: 'open', atMs: 0 }] });
      socket.send(samples);
      send({ type: 'speech-end', stream, durationMs: 10 });
    };
    socket.on('message', (data: Buffer) => {
      const message = read(clientMessages, data.toString());
      if (!message) return passed.push(JSON.parse(data.toString()).type);
      const { type, request, text: words, language } = message;
      if (type === 'hello') {
        const session = { session: 's', language, voice: 'agent', idleTimeoutMs: 300_000 };
        send({ type: 'ready', protocol: 1, ...session });
      }
      if (type === 'ping') send({ type: 'pong' });
      if (type === 'send-tts') say(request, words, 2);
      if (type !== 'send-text') return;
      send({ type: 'reply-delta', request, text: words });
      send({ type: 'reply', request, text: words, speech: true });
      say(request, words, 1);
    });
  });

  const agent = createAgent({
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getToken: () => 'token',
    transport: wsTransport,
    context: { user: 'Jisu' },
    greeting: true,
    tools: { openCart: { description: 'Opens the cart.', run: () => true } },
  });
  const failed: string[] = [];
  agent.on('error', ({ code }) => failed.push(code));
  const { connect, sendText, sendTts, disconnect } = agent.actions;
  expect(await connect()).toMatchObject({ language: 'ko', voice: 'agent', encodings: [] });
  expect(agent.state).toBe('ready');
  expect(await sendText('하나')).toBe('하나');
  await agent.waitFor('ready');
  agent.setContext({ user: 'Minsu' });
  expect(await sendTts('둘')).toEqual({ completed: true });
  expect((await disconnect()).from).toBe('ready');
  expect(passed).toEqual(['context', 'tools', 'context']);
  expect(failed).toEqual([]);
});
