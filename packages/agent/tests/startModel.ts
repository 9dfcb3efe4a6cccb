import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  messages: { role: string; content: string; tool_calls?: unknown }[];
  tools?: { function: { name: string } }[];
}

/** A rule-based server of the OpenAI protocol, on a free port. */
export interface Model {
  /** The base URL of its API. */
  url: string;
  /** The conversations it was sent. */
  conversations: Asked[];
  /** The `authorization` headers that it received. */
  keys: (string | undefined)[];
  /** The number of replies that the client aborted. */
  left: number;
  stop(): void;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The length of the WAV in a body; nothing if its header is invalid. */
function secondsOfWav(body: Buffer): number | undefined {
  const wav = body.subarray(body.indexOf('RIFF'));
  if (wav.length < 44) return undefined;
  const [rate, bytes] = [wav.readUInt32LE(24), wav.readUInt32LE(40)];
  const header = Buffer.alloc(44);
  header.write('RIFF    WAVEfmt ');
  header.write('data', 36);
  // Mono PCM with 16 bits.
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [4, 36 + bytes],
    [16, 16],
    [24, rate],
    [28, 2 * rate],
    [40, bytes],
  ] as const)
    header.writeUInt32LE(value, at);
  const isSound = wav.subarray(0, 44).equals(header) && wav.length >= 44 + bytes;
  return isSound ? bytes / 2 / rate : undefined;
}

/**
 * Starts a stand-in for a language model: "cart" calls the tool `openCart`, whose result is the
 * next reply; "count" starts and never ends, "think" never starts; "break" ends in the middle;
 * "refuse" is answered with 429; anything else is echoed with the length of the conversation.
 */
export async function startModel(): Promise<Model> {
  const model: Model = {
    url: '',
    conversations: [],
    keys: [],
    left: 0,
    stop: () => server.close(),
  };

  const stream = async (response: ServerResponse, deltas: readonly object[]): Promise<void> => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    // In chunks that do not match events, as a network may deliver them.
    const whole = Buffer.from(`: comment\n\n${events.join('')}data: [DONE]\n\n`);
    for (let at = 0; at < whole.length; at += 50) {
      response.write(whole.subarray(at, at + 50));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    response.end();
  };

  const reply = async (conversation: Asked, response: ServerResponse): Promise<void> => {
    model.conversations.push(conversation);
    const { role = '', content = '' } = conversation.messages.at(-1) ?? {};
    if (role === 'tool') return stream(response, [{ content: `The page says ${content}.` }]);
    if (content.includes('refuse')) {
      response.writeHead(429).end('{"error":{"message":"too many requests"}}');
    } else if (content.includes('break')) {
      response.end('data: {"choices":[{"delta":{"content":"Half "}}]}\n\n');
    } else if (content.includes('think') || content.includes('count')) {
      response.on('close', () => (model.left += 1));
      if (content.includes('count'))
        response.write('data: {"choices":[{"delta":{"content":"1 "}}]}\n\n');
    } else if (content.includes('cart') && conversation.tools?.length) {
      const call = { index: 0, id: 'call_a', function: { name: 'openCart', arguments: '' } };
      const more = (text: string) => ({
        tool_calls: [{ index: 0, function: { arguments: text } }],
      });
      await stream(response, [
        { content: null, tool_calls: [call] },
        more('{"items"'),
        more(':2}'),
      ]);
    } else {
      const parts = [`You said 「${content}」`, ` after ${conversation.messages.length - 2}.`];
      await stream(response, [
        { role: 'assistant', content: '' },
        ...parts.map((part) => ({ content: part })),
      ]);
    }
  };

  const server = createServer(async (request, response) => {
    model.keys.push(request.headers.authorization);
    const body = await readBody(request);
    if (request.url === '/v1/chat/completions') return reply(JSON.parse(body.toString()), response);
    if (request.url === '/v1/audio/speech') {
      // A tenth of a second per letter.
      const { input } = JSON.parse(body.toString()) as { input: string };
      return response.end(new Uint8Array(input.length * 2 * 2_400));
    }
    const seconds = secondsOfWav(body);
    if (request.url !== '/v1/audio/transcriptions' || seconds === undefined)
      return response.writeHead(404).end();
    return response.end(JSON.stringify({ text: ` ${seconds} seconds ` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}
