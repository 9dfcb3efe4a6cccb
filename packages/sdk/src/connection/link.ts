import { AgentError, describeThrown, type ErrorCode } from '../errors.js';
import { CLOSE_NORMAL, closeCodes, errorOfCloseCode } from '../protocol/closeCodes.js';
import { readFrame, type AudioFrame } from '../protocol/frame.js';
import { readAgentMessage } from '../protocol/readMessage.js';
import type { AgentMessage, ClientMessage } from '../protocol/wire.js';
import type { Transport } from '../transport.js';

/** What a link tells. Nothing is told after `onEnd`, and `onEnd` once. */
export interface LinkListener {
  onOpen(): void;
  onMessage(message: AgentMessage): void;
  onFrame(frame: AudioFrame): void;
  /** The link has ended for a reason of its own: what the agent or the network said. */
  onEnd(error: AgentError): void;
}

/** A transport that carries messages of the protocol, and nothing else. */
export interface Link {
  send(data: ClientMessage | ArrayBuffer): void;
  /** Ends the link without telling the listener. */
  close(): void;
  /** Ends the link and tells the listener why. */
  fail(code: ErrorCode, detail?: string): void;
}

/** Opens a link; throws what the transport throws. */
export const openLink = (transport: Transport, url: string, listener: LinkListener): Link => {
  const connection = transport(url);
  let ended = false;
  const end = (closeCode: number, error?: AgentError): void => {
    if (ended) return;
    ended = true;
    connection.onopen = connection.onmessage = connection.onclose = null;
    try {
      connection.close(closeCode, error?.code);
    } catch {
      // It has ended for us, whatever a transport makes of that.
    }
    if (error) listener.onEnd(error);
  };
  const fail = (code: ErrorCode, detail?: string): void =>
    end(
      code === 'malformed-message' ? closeCodes[code] : CLOSE_NORMAL,
      new AgentError(code, detail),
    );
  const receive = (data: unknown): void => {
    if (typeof data !== 'string') {
      const frame = Object(data).byteLength > 0 && readFrame('speech', data as ArrayBuffer);
      return frame ? listener.onFrame(frame) : fail('malformed-message', 'binary frame');
    }
    const reading = readAgentMessage(data);
    if (reading.kind === 'malformed') return fail('malformed-message', reading.detail);
    if (reading.kind === 'unknown') return;
    const { message } = reading;
    // An error that names no request is the agent's last word on the session.
    if (message.type === 'error' && message.request === undefined)
      return fail(message.code, message.detail);
    listener.onMessage(message);
  };
  connection.onopen = () => listener.onOpen();
  connection.onmessage = receive;
  connection.onclose = (closeCode) =>
    fail(errorOfCloseCode(closeCode) ?? 'connection-lost', `closed with ${closeCode}`);
  const send = (data: ClientMessage | ArrayBuffer): void => {
    if (ended) return;
    try {
      connection.send(data instanceof ArrayBuffer ? data : JSON.stringify(data));
    } catch (error) {
      // Later, when whoever sends has something that can be ended.
      queueMicrotask(() => fail('connection-lost', describeThrown(error).message));
    }
  };
  return {
    send,
    close: () => end(CLOSE_NORMAL),
    fail,
  };
};
