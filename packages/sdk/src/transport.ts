import { AgentError, describeThrown } from './errors.js';

/**
 * A connection to an agent: the part of a WebSocket that the SDK uses. The SDK sets the three handlers
 * before anything can arrive, and replaces them at most once.
 * @since 0.1.0
 */
export interface TransportConnection {
  /** Called once, when the connection is open. */
  onopen: (() => void) | null;
  /** Called for every frame, in order: text as a string, binary as an ArrayBuffer. */
  onmessage: ((data: string | ArrayBuffer) => void) | null;
  /** Called once, when the connection closed or couldn't be opened. */
  onclose: ((code: number, reason: string) => void) | null;
  /** Sends a frame. Never throws, even if the connection is closed. */
  send(data: string | ArrayBuffer): void;
  /** Closes the connection. Can be called at any time. */
  close(code?: number, reason?: string): void;
}

/**
 * Opens a connection to the address given in `options.url`.
 * @param url - The address, as given.
 * @returns The connection, not yet open.
 * @since 0.1.0
 */
export type Transport = (url: string) => TransportConnection;

/**
 * Connects through the WebSocket of the browser, or of Node 22.
 * @throws websocket-unsupported, insecure-context, connect-failed
 */
export const webSocketTransport: Transport = (url) => {
  if (typeof WebSocket !== 'function') throw new AgentError('websocket-unsupported');
  let socket: WebSocket;
  try {
    socket = new WebSocket(url);
  } catch (error) {
    const insecure = describeThrown(error).name === 'SecurityError';
    throw new AgentError(insecure ? 'insecure-context' : 'connect-failed', url, error);
  }
  socket.binaryType = 'arraybuffer';
  const connection: TransportConnection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    // 1 is WebSocket.OPEN.
    send: (data) => socket.readyState === 1 && socket.send(data),
    close: (code, reason) => socket.close(code, reason),
  };
  socket.onopen = () => connection.onopen?.();
  socket.onmessage = ({ data }) => connection.onmessage?.(data);
  socket.onclose = ({ code, reason }) => connection.onclose?.(code, reason);
  // Node 22 fires no close event, and stays connecting, where no connection could be made.
  socket.onerror = () => !socket.readyState && connection.onclose?.(1_006, '');
  return connection;
};
