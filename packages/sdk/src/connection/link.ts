import { AgentError, describeThrown, type ErrorCode } from '../errors.js';
import { readFrame, type AudioFrame } from '../protocol/frame.js';
import {
  type AgentMessage,
  type ClientMessage,
  CLOSE_NORMAL,
  closeCodes,
  errorOfCloseCode,
  readAgentMessage,
} from '../protocol/wire.js';
import type { Transport } from '../transport.js';

/** Callbacks of a link. `onEnd` is called once, and nothing after it. */
export interface LinkListener {
  onOpen(): void;
  onMessage(message: AgentMessage): void;
  onFrame(frame: AudioFrame): void;
  /** The link was ended by the agent or the network. */
  onEnd(error: AgentError): void;
}

/** Sends and receives protocol messages over a transport. */
export interface Link {
  send(data: ClientMessage | ArrayBuffer): void;
  /** Closes the link without calling the listener. */
  close(): void;
  /** Closes the link and calls the listener with the reason. */
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
      // Closed from here on, whatever the transport does.
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
    // An error without a request ends the session.
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
      // Deferred until the sender has something to end.
      queueMicrotask(() => fail('connection-lost', describeThrown(error).message));
    }
  };
  return {
    send,
    close: () => end(CLOSE_NORMAL),
    fail,
  };
};
