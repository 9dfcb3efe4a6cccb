import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { AgentCore } from '../core/createAgentCore.js';
import type { Log } from '../core/Log.js';

/** Tells whether a host name or address is this machine's loopback. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/iu.test(host);
}

/**
 * Tells whether a page of this origin may use the agent. Programs send no origin and are let
 * through: they need the API key or a token anyway.
 */
export function isOriginAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin) || allowed.includes('*')) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}

/** Compares two secrets in constant time. */
function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What the HTTP endpoints need. */
export interface HttpContext {
  readonly core: AgentCore;
  readonly apiKey: string;
  readonly allowedOrigins: readonly string[];
  readonly log: Log;
}

const messages = {
  'origin-not-allowed': [403, 'This origin is not allowed. See --allow-origin.'],
  'not-found': [404, 'Not found. Use POST /v1/tokens or GET /health.'],
  'method-not-allowed': [405, 'This address does not support this method.'],
  'api-key-invalid': [401, 'Send the API key as "Authorization: Bearer <key>".'],
  failed: [500, 'The agent failed. See its log.'],
  unavailable: [503, 'Simulated failure.'],
} as const;

/** Answers a request: `POST /v1/tokens`, `GET /health`, or an error as JSON. Never rejects. */
export async function answerHttp(
  context: HttpContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  try {
    await answer(context, request, response);
  } catch (error) {
    context.log('request-failed', { error: String(error) });
    if (response.headersSent) response.destroy();
    else refuse(response, 'failed');
  }
}

async function answer(context: HttpContext, request: IncomingMessage, response: ServerResponse) {
  const { origin } = request.headers;
  // Drains the body: none is needed, but an unread one would block the next request on the
  // connection.
  request.resume();
  response.setHeader('cache-control', 'no-store');
  response.setHeader('vary', 'origin');
  if (!isOriginAllowed(origin, context.allowedOrigins)) {
    context.log('origin-refused', { origin: String(origin) });
    return refuse(response, 'origin-not-allowed');
  }
  if (origin !== undefined) response.setHeader('access-control-allow-origin', origin);
  const path = request.url?.split('?')[0];
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return refuse(response, 'not-found');
  if (request.method === 'OPTIONS') return answerPreflight(response, route.method);
  if (request.method !== route.method) {
    response.setHeader('allow', `${route.method}, OPTIONS`);
    return refuse(response, 'method-not-allowed');
  }
  await route.answer(context, request, response);
}

const routes = [
  { method: 'POST', path: '/v1/tokens', answer: answerToken },
  { method: 'GET', path: '/health', answer: answerHealth },
];

async function answerToken(
  context: HttpContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const key = /^bearer (.+)$/iu.exec(request.headers.authorization ?? '')?.[1];
  if (key === undefined || !isSameSecret(key, context.apiKey)) {
    context.log('token-refused', {});
    response.setHeader('www-authenticate', 'Bearer');
    return refuse(response, 'api-key-invalid');
  }
  if (context.core.hasFault('token-fetch-failed')) return refuse(response, 'unavailable');
  const { token, expiresAtMs } = await context.core.issueToken();
  const expiresAt = new Date(expiresAtMs).toISOString();
  context.log('token-issued', { expiresAt });
  send(response, 200, { token, expiresAt });
}

function answerHealth(context: HttpContext, _request: IncomingMessage, response: ServerResponse) {
  send(response, 200, { status: 'ok', sessions: context.core.countSessions() });
}

function answerPreflight(response: ServerResponse, method: string) {
  response.setHeader('access-control-allow-methods', method);
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
}

function refuse(response: ServerResponse, code: keyof typeof messages) {
  const [status, message] = messages[code];
  send(response, status, { error: { code, message } });
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

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
    return refuseUpgrade(stream, '403 Forbidden');
  }
  if (request.url?.split('?')[0] !== '/') return refuseUpgrade(stream, '404 Not Found');
  if (context.core.hasFault('connect-failed'))
    return refuseUpgrade(stream, '503 Service Unavailable');
  sockets.handleUpgrade(request, stream, head, (socket) => acceptSocket(context.core, socket));
}

function refuseUpgrade(stream: Duplex, status: string): void {
  // A client that keeps its side open would keep the agent from stopping.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
