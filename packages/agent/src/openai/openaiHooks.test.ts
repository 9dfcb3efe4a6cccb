import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { microphone, openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';
import { startModel } from '../../tests/startModel.js';
import { openaiHooks, type OpenaiOptions } from './openaiHooks.js';

async function openWith(options: Partial<OpenaiOptions> = {}, session: object = { speech: false }) {
  const model = await startModel();
  onTestFinished(() => model.stop());
  const failures: unknown[] = [];
  const hooks = openaiHooks({ url: model.url, replyModel: 'm', ...options });
  const agent = await runAgent({
    ...hooks,
    log: (event, details) => event === 'hook-failed' && failures.push(details),
  });
  return { model, failures, client: await openSession(agent, session) };
}

test('streams a reply; the request has the instructions, context and history', async () => {
  const { model, client } = await openWith({ apiKey: 'k', instructions: 'Sell shoes.' });
  client.send({ type: 'context', context: { name: 'Jisu' } });
  client.send({ type: 'send-text', request: 1, text: '하나' });
  expect(await client.until('reply')).toMatchObject({ text: 'You said 「하나」 after 0.' });
  expect(client.messages.filter(({ type }) => type === 'reply-delta')).toHaveLength(2);
  client.send({ type: 'send-text', request: 2, text: '둘' });
  expect(await client.until('reply')).toMatchObject({ text: 'You said 「둘」 after 2.' });
  const { messages } = model.conversations[1] ?? { messages: [] };
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[0]?.content).toMatch(/^Sell shoes\.\n.*\n.*"name":"Jisu"/);
  expect(new Set(model.keys)).toEqual(new Set(['Bearer k']));
});

test('sends more parameters, and omits those that are undefined', async () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string | FormData }) => {
    bodies.push(typeof body === 'string' ? body : JSON.stringify([...body.keys()]));
    return Promise.resolve(new Response('{"text":""}'));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { reply, transcribe, speak } = openaiHooks({
    url: 'http://model/v1',
    replyModel: 'r',
    transcribeModel: 't',
    speakModel: 's',
    parameters: {
      reply: { reasoning_effort: 'low' },
      transcribe: { prompt: 'names', language: undefined },
      speak: { instructions: 'slowly', voice: undefined },
    },
  });
  const { signal } = new AbortController();
  const context = { sessionId: '1', language: 'ko', context: {}, signal } as const;
  const parts = reply?.('하나', { ...context, history: [], tools: [] } as never);
  await expect((parts as AsyncGenerator<string>).next()).rejects.toThrow('broke off');
  await transcribe?.({ samples: new Int16Array(0), durationMs: 0 }, context);
  for await (const part of speak?.('네.', context) ?? []) void part;
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ model: 'r', reasoning_effort: 'low' });
  expect(JSON.parse(bodies[1] ?? '')).toEqual(['file', 'model', 'prompt']);
  expect(JSON.parse(bodies[2] ?? '')).toEqual({
    model: 's',
    input: '네.',
    response_format: 'pcm',
    instructions: 'slowly',
  });
});

test('sends no Authorization header without an API key', async () => {
  const { model, client } = await openWith();
  client.send({ type: 'send-text', request: 1, text: '하나' });
  await client.until('reply');
  expect(model.keys).toEqual([undefined]);
});

test('calls a tool with the arguments of the model and replies from its result', async () => {
  const { model, client } = await openWith();
  client.send({ type: 'tools', tools: [{ name: 'openCart', description: 'Opens the cart.' }] });
  client.send({ type: 'send-text', request: 1, text: 'Open the cart' });
  const { call, name, arguments: given } = await client.until('tool-call');
  expect([name, given]).toEqual(['openCart', { items: 2 }]);
  client.send({ type: 'tool-result', request: 1, call, result: 'opened' });
  expect(await client.until('reply')).toMatchObject({ text: 'The page says "opened".' });
  expect(model.conversations[1]?.messages.at(-2)).toMatchObject({
    role: 'assistant',
    tool_calls: [{ id: 'call_a', type: 'function', function: { arguments: '{"items":2}' } }],
  });
});

test('reports the error code of a failed tool to the model', async () => {
  const { client } = await openWith();
  client.send({ type: 'tools', tools: [{ name: 'openCart', description: 'Opens the cart.' }] });
  client.send({ type: 'send-text', request: 1, text: 'Open the cart' });
  const { call } = await client.until('tool-call');
  client.send({ type: 'tool-result', request: 1, call, code: 'tool-failed' });
  const { text } = await client.until('reply');
  expect(text).toContain('tool-failed: openCart');
});

test('interrupting a reply closes the request to the model', async () => {
  const { model, client } = await openWith();
  client.send({ type: 'send-text', request: 1, text: 'count' });
  await client.until('reply-delta');
  client.send({ type: 'send-text', request: 2, text: 'hello' });
  expect(await client.until('reply')).toMatchObject({ request: 2 });
  await expect.poll(() => model.left).toBe(1);
  client.send({ type: 'send-text', request: 3, text: 'think' });
  await expect.poll(() => model.conversations.length).toBe(3);
  client.send({ type: 'send-text', request: 4, text: 'hello' });
  expect(await client.until('reply')).toMatchObject({ request: 4 });
  await expect.poll(() => model.left).toBe(2);
});

test('fails the request and logs the reason when the endpoint rejects it', async () => {
  const { failures, client } = await openWith();
  client.send({ type: 'send-text', request: 1, text: 'refuse' });
  expect(await client.until('error')).toMatchObject({ code: 'agent-failed' });
  expect(JSON.stringify(failures)).toMatch(/answered 429.*too many requests/);
});

test('fails the request when the stream breaks off', async () => {
  const { failures, client } = await openWith();
  client.send({ type: 'send-text', request: 1, text: 'break' });
  expect(await client.until('error')).toMatchObject({ code: 'agent-failed' });
  expect(JSON.stringify(failures)).toContain('broke off');
});

test('greets in the language of the session', async () => {
  const { client } = await openWith({}, { speech: false, language: 'ko' });
  client.send({ type: 'greet', request: 1 });
  expect((await client.until('reply')).text).toContain('인사');
});

test('transcribes a recording and replies to the transcript', async () => {
  const { client } = await openWith({ transcribeModel: 't' });
  client.send({ type: 'recording-start', request: 2 });
  client.send(microphone(2));
  client.send({ type: 'recording-end', request: 2, discard: false });
  expect(await client.until('transcript')).toMatchObject({ text: '1 seconds' });
  expect(await client.until('reply')).toMatchObject({ text: 'You said 「1 seconds」 after 0.' });
});

test('the mouth shapes of each speech part end with its audio', async () => {
  const { speak } = openaiHooks({ url: (await openWith()).model.url, speakModel: 's' });
  const parts = [];
  const { signal } = new AbortController();
  const context = { sessionId: '1', language: 'ko', context: {}, signal } as const;
  for await (const part of speak?.('안녕하세요. 네.', context) ?? []) parts.push(part);
  expect(parts.map(({ samples }) => samples.length)).toEqual([6 * 2_400, 2 * 2_400]);
  expect(parts.map(({ marks }) => marks.at(-1))).toEqual([
    { shape: 'rest', atMs: 600 },
    { shape: 'rest', atMs: 200 },
  ]);
});

test('creates hooks only for the given models and rejects an invalid URL', () => {
  expect(Object.keys(openaiHooks({ url: 'http://a', transcribeModel: 't' }))).toEqual([
    'transcribe',
  ]);
  expect(() => openaiHooks({ url: 'api.example.com' })).toThrow('http:// or https://');
});

test('keeps an API key that the server echoes out of the log', async () => {
  const server = createServer((_, response) =>
    response.writeHead(401).end(`No: the-key${' '.repeat(294)}🙂`),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  let error = '';
  const agent = await runAgent({
    ...openaiHooks({ url: `http://127.0.0.1:${port}`, apiKey: 'the-key', replyModel: 'm' }),
    log: (event, details) => {
      if (event === 'hook-failed') error = String(details?.error);
    },
  });
  const client = await openSession(agent, { speech: false });
  client.send({ type: 'send-text', request: 1, text: 'x' });
  await client.until('error');
  expect(error).toContain('401. No: …');
  expect(error).not.toMatch(/\p{Surrogate}/u);
});
