import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** The concurrency limit of the server. Rate limiting per client is left to a proxy. */
export const httpLimits = {
  bodyBytes: 256 * 1_024,
  requests: 32,
  connections: 512,
  headersMs: 10_000,
  requestMs: 30_000,
} as const;

export interface HttpOptions {
  /** 0 takes any that is free. */
  port: number;
  host: string;
  /**
   * Origins of pages that may call the server, besides those of this machine. Programs send no
   * origin.
   */
  allowedOrigins: readonly string[];
  /** Creates the handler of one request. */
  createServer: () => McpServer;
}

export interface HttpService {
  address: string;
  close(): Promise<void>;
}

const path = '/mcp';

/**
 * Whether a page of this origin may call the server, which protects against requests from foreign
 * pages in a visitor's browser.
 */
function isAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(origin);
}

/** Responds with a protocol error that belongs to no request. */
function refuse(response: ServerResponse, status: number, message: string): void {
  const body = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null };
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}

/** Handles one request statelessly, so that any of several servers can handle the next. */
async function answer(
  { createServer }: HttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const server = createServer();
  const transport = new StreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: httpLimits.bodyBytes,
  });
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

/** Serves the documentation over streamable HTTP at `/mcp`, without sessions. */
export async function serveHttp(options: HttpOptions): Promise<HttpService> {
  let running = 0;
  const server = createServer((request, response) => {
    const { origin } = request.headers;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('vary', 'origin');
    response.setHeader('x-content-type-options', 'nosniff');
    if (!isAllowed(origin, options.allowedOrigins))
      return refuse(response, 403, 'This origin is not allowed.');
    if (origin !== undefined) {
      response.setHeader('access-control-allow-origin', origin);
      response.setHeader('access-control-allow-methods', 'POST');
      response.setHeader(
        'access-control-allow-headers',
        'accept, authorization, content-type, mcp-protocol-version',
      );
    }
    if (request.url?.split('?')[0] !== path) return refuse(response, 404, `Ask at ${path}.`);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method !== 'POST') {
      // Without sessions there is no stream to open and none to delete.
      response.setHeader('allow', 'POST');
      return refuse(response, 405, 'Only POST is answered.');
    }
    if (running >= httpLimits.requests) {
      response.setHeader('retry-after', '5');
      return refuse(response, 503, 'Too many requests at once. Ask again in a moment.');
    }
    running += 1;
    response.once('close', () => (running -= 1));
    answer(options, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The request could not be answered.');
    });
  });
  server.maxConnections = httpLimits.connections;
  server.headersTimeout = httpLimits.headersMs;
  server.requestTimeout = httpLimits.requestMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    address: `http://${host}:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
