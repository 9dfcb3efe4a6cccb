import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import { createProxyServer } from 'http-proxy-3';

export interface ProxiedLanguage {
  /** Where the language begins, with a slash at both ends. */
  baseUrl: string;
  port: number;
}

/** A server that hands each request, and each socket of hot reload, to the server of its language. */
export function createLanguageProxy(languages: readonly ProxiedLanguage[]): Server {
  const longestFirst = [...languages].sort((a, b) => b.baseUrl.length - a.baseUrl.length);
  const proxy = createProxyServer();

  function targetOf({ url = '/' }: IncomingMessage): string {
    const path = url.replace(/[?#].*/s, '');
    const found = longestFirst.find(({ baseUrl }) => `${path}/`.startsWith(baseUrl));
    return `http://127.0.0.1:${(found ?? longestFirst.at(-1))?.port}`;
  }

  proxy.on('error', (error, _request, response) => {
    if (!(response instanceof ServerResponse)) {
      response?.destroy();
      return;
    }
    if (!response.headersSent) response.writeHead(503, { 'Retry-After': '1' });
    response.end(`${error.message}\n`);
  });
  const server = createServer((request, response) => {
    proxy.web(request, response, { target: targetOf(request) });
  });
  server.on('upgrade', (request, socket, head) => {
    proxy.ws(request, socket, head, { target: targetOf(request) });
  });
  return server;
}
