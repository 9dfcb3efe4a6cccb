import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocaleProxy } from './locales';

const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket';
const servers: Server[] = [];

function listen(server: Server): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A server that answers every request and upgrade with its name. */
function startNamed(name: string): Promise<number> {
  const server = createServer((request, response) => response.end(`${name} ${request.url}`));
  server.on('upgrade', (_request, socket) => {
    socket.end(`${switching}\r\nX-Name: ${name}\r\n\r\n`);
  });
  return listen(server);
}

/** Requests an upgrade. Resolves with the name of the server that accepted it, or with nothing. */
function askForSocket(port: number, path: string): Promise<unknown> {
  return new Promise((resolve) => {
    const asked = ask({ host: '127.0.0.1', port, path, headers: upgrade });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response.headers['x-name']);
    });
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

describe('createLanguageProxy', () => {
  let port: number;
  beforeAll(async () => {
    port = await listen(
      createLocaleProxy([
        { baseUrl: '/', port: await startNamed('ko') },
        { baseUrl: '/en/', port: await startNamed('en') },
      ]),
    );
  });
  afterAll(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });

  it.each([
    ['/', 'ko'],
    ['/docs/introduction/', 'ko'],
    ['/entry/', 'ko'],
    ['/?next=/en/', 'ko'],
    ['/en/', 'en'],
    ['/en', 'en'],
    ['/en?x=1', 'en'],
    ['/en/main.0123.hot-update.json', 'en'],
  ])('forwards %s to the %s server', async (path, name) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(await response.text()).toBe(`${name} ${path}`);
  });

  it.each([
    ['/ws', 'ko'],
    ['/en/ws', 'en'],
  ])('forwards the WebSocket %s to the %s server', async (path, name) => {
    expect(await askForSocket(port, path)).toBe(name);
  });

  it('answers 503 while the server of a language is down, and keeps running', async () => {
    const gone = createServer();
    const gonePort = await listen(gone);
    await new Promise((resolve) => gone.close(resolve));
    const lonely = await listen(createLocaleProxy([{ baseUrl: '/', port: gonePort }]));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await fetch(`http://127.0.0.1:${lonely}/`)).status).toBe(503);
    }
    expect(await askForSocket(lonely, '/ws')).toBeUndefined();
  });
});
