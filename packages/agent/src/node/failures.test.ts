import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createAgentCore } from '../core/createAgentCore.js';
import { hello, openSession } from '../../tests/connectClient.js';
import { runAgent } from '../../tests/runAgent.js';
import { answerHttp, type HttpContext } from './answerHttp.js';
import { startAgent } from './startAgent.js';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no space left');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no space left'))],
])('keeps replying and reports once when the log function %s', async (_what, log) => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const agent = await runAgent({ log });
  const client = await openSession(agent);
  client.send({ type: 'send-text', request: 1, text: 'count to 3' });
  expect((await client.until('reply')).text).toBe('1, 2, 3. Done.');
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('log'),
    expect.any(Error),
  );
});

test('answers 500 and logs the reason when a request fails internally', async () => {
  const log = vi.fn();
  const core = {
    hasFault: () => false,
    issueToken: () => Promise.reject(new Error('no key')),
  };
  const context = { core, apiKey: 'k', allowedOrigins: [], log } as unknown as HttpContext;
  const server = createServer((request, response) => void answerHttp(context, request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: 'Bearer k' };
  const response = await fetch(`http://127.0.0.1:${port}/v1/tokens`, { method: 'POST', headers });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ error: { code: 'failed' } });
  expect(log).toHaveBeenCalledWith('request-failed', { error: 'Error: no key' });
  server.close();
});

test('closes the connection and logs the reason when a hello fails', async () => {
  const log = vi.fn();
  const close = vi.fn();
  const tokens = { issue: vi.fn(), verify: () => Promise.reject(new Error('no key')) };
  const connection = { send: vi.fn(), close, cut: vi.fn(), unsentBytes: 0 };
  const line = createAgentCore({ log }, tokens).accept(connection);
  line?.receive(JSON.stringify(hello('token')));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  const error = expect.objectContaining({ error: 'Error: no key' }) as object;
  expect(log).toHaveBeenCalledWith('request-failed', error);
});

test('stops although a rejected client keeps its side of the socket open', async () => {
  const agent = await startAgent({ port: 0, voice: 'device' });
  const socket = connect({ port: agent.port, host: '127.0.0.1', allowHalfOpen: true });
  const lines = ['GET /nowhere HTTP/1.1', 'Host: localhost', 'Upgrade: websocket'];
  socket.write([...lines, 'Connection: Upgrade', '\r\n'].join('\r\n'));
  await once(socket, 'data');
  await agent.stop();
  socket.destroy();
});
