import { AgentError } from './errors.js';
import type { Transport, TransportConnection } from './transport.js';

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
    const insecure = error instanceof Error && error.name === 'SecurityError';
    throw new AgentError(insecure ? 'insecure-context' : 'connect-failed', url, error);
  }
  socket.binaryType = 'arraybuffer';
  const connection: TransportConnection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => socket.readyState === WebSocket.OPEN && socket.send(data),
    close: (code, reason) => socket.close(code, reason),
  };
  socket.onopen = () => connection.onopen?.();
  socket.onmessage = ({ data }) => connection.onmessage?.(data);
  socket.onclose = ({ code, reason }) => connection.onclose?.(code, reason);
  return connection;
};
