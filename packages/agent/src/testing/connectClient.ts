import type { AgentMessage } from 'product-sdk/protocol';
import { WebSocket, type ClientOptions } from 'ws';

/** A client that does nothing by itself, so that a test can do anything. */
export interface TestClient {
  /** Sends an object as JSON, anything else as it is. */
  send(frame: object | string | Uint8Array): void;
  /** Waits for the next message of a type, letting others pass. */
  until<T extends AgentMessage['type']>(type: T): Promise<Extract<AgentMessage, { type: T }>>;
  /** Every message so far. */
  readonly messages: AgentMessage[];
  /** Every binary frame so far. */
  readonly frames: Uint8Array[];
  /** The close code, once the connection has ended. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a WebSocket to an agent, without a hello. */
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
