import { type AgentMessage, PROTOCOL_VERSION, writeFrame } from 'product-sdk/protocol';
import { type ClientOptions, WebSocket } from 'ws';
import type { RunningAgent } from '../src/node/NodeAgentOptions.js';

/** A client that does nothing by itself, so that tests control every frame. */
export interface TestClient {
  /** Sends an object as JSON, anything else unchanged. */
  send(frame: object | string | Uint8Array): void;
  /** Waits for the next message of a type, skipping others. */
  until<T extends AgentMessage['type']>(type: T): Promise<Extract<AgentMessage, { type: T }>>;
  /** Every message so far. */
  readonly messages: AgentMessage[];
  /** Every binary frame so far. */
  readonly frames: Uint8Array[];
  /** The close code, once the connection is closed. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a WebSocket to an agent, without sending `hello`. */
export async function connectClient(url: string, options?: ClientOptions): Promise<TestClient> {
  const socket = new WebSocket(url, options);
  const messages: AgentMessage[] = [];
  const frames: Uint8Array[] = [];
  let read = 0;
  let failure: unknown;
  let wake: () => void = () => undefined;
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  void closed.then(() => wake());
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    try {
      if (isBinary) frames.push(data);
      else messages.push(JSON.parse(data.toString()));
    } catch (error) {
      failure = error;
    }
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return {
    send: (frame) =>
      socket.send(
        typeof frame === 'string' || frame instanceof Uint8Array ? frame : JSON.stringify(frame),
      ),
    async until(type) {
      for (;;) {
        if (failure) throw failure;
        const message = messages[read];
        if (message) read += 1;
        if (message?.type === type) return message as Extract<AgentMessage, { type: typeof type }>;
        if (!message && socket.readyState === socket.CLOSED)
          throw new Error(`closed before ${type}`);
        if (!message) await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    messages,
    frames,
    closed,
    close: () => socket.close(),
  };
}

/** Gets a token as an integrator's server does. */
export async function fetchToken(
  agent: Pick<RunningAgent, 'tokenUrl' | 'apiKey'>,
): Promise<string> {
  const headers = { authorization: `Bearer ${agent.apiKey}` };
  const response = await fetch(agent.tokenUrl, { method: 'POST', headers });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** A `hello` that an agent accepts, if the token is valid. */
export function hello(token: string, rest: object = {}): object {
  return {
    type: 'hello',
    protocol: PROTOCOL_VERSION,
    token,
    language: 'ko',
    speech: true,
    ...rest,
  };
}

/** Connects to an agent and sends `hello` with a fresh token. */
export async function openSession(agent: RunningAgent, rest: object = {}): Promise<TestClient> {
  const client = await connectClient(agent.url);
  client.send(hello(await fetchToken(agent), rest));
  await client.until('ready');
  return client;
}

/** A frame of a loud recording; one second long by default. */
export function microphone(request: number, milliseconds = 1_000): Uint8Array {
  const samples = new Int16Array(16 * milliseconds).fill(8_000);
  return new Uint8Array(writeFrame('microphone', request, samples));
}
