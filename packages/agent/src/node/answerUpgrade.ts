import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { AgentCore } from '../core/createAgentCore.js';
import { type HttpContext, isOriginAllowed } from './answerHttp.js';

/** Passes a WebSocket to the agent. */
function acceptSocket(core: AgentCore, socket: WebSocket): void {
  const listener = core.accept({
    send(frame) {
      if (socket.readyState === socket.OPEN) socket.send(frame);
    },
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
    get unsentBytes() {
      return socket.bufferedAmount;
    },
  });
  // ws reports a frame that is too large or not UTF-8 as an error, and then closes the socket
  // itself.
  socket.on('error', () => undefined);
  socket.on('close', () => listener?.closed());
  socket.on('message', (data, isBinary) => {
    if (Buffer.isBuffer(data)) listener?.receive(isBinary ? data : data.toString());
  });
}

/** Accepts a WebSocket, or responds with the reason why not. */
export function answerUpgrade(
  context: HttpContext,
  sockets: WebSocketServer,
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
): void {
  const { origin } = request.headers;
  // A client that disconnects during the refusal must not crash the agent.
  stream.on('error', () => stream.destroy());
  if (!isOriginAllowed(origin, context.allowedOrigins)) {
    context.log('origin-refused', { origin: String(origin) });
    return refuse(stream, '403 Forbidden');
  }
  if (request.url?.split('?')[0] !== '/') return refuse(stream, '404 Not Found');
  if (context.core.hasFault('connect-failed')) return refuse(stream, '503 Service Unavailable');
  sockets.handleUpgrade(request, stream, head, (socket) => acceptSocket(context.core, socket));
}

function refuse(stream: Duplex, status: string): void {
  // A client that keeps its side open would keep the agent from stopping.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
