import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { limits } from 'product-sdk/protocol';
import { createAgentCore } from '../core/createAgentCore.js';
import { catchLogErrors } from '../core/Log.js';
import { isEspeakInstalled, speakWithEspeak } from '../espeak/speakWithEspeak.js';
import { answerHttp, answerUpgrade, isLoopback } from './answerHttp.js';
import {
  checkNodeOptions,
  DEFAULT_HOST,
  DEFAULT_PORT,
  DEVELOPMENT_API_KEY,
  type NodeAgentOptions,
  type RunningAgent,
} from './NodeAgentOptions.js';
import { signTokens } from './signTokens.js';

/** Adds to Node's error for a port in use what to do about it. */
function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const message = `EADDRINUSE: another program uses port ${port}. Choose another with the option port; 0 takes any that is free.`;
  return Object.assign(new Error(message, { cause: error }), { code: error.code });
}

/** Listens on a port; resolves with its number, rejects when it is not available. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(explain(error, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const GOODBYE_MS = 1_000;

/**
 * Closes a server and its sockets; those that do not complete the closing handshake within a second
 * are destroyed.
 */
async function closeServer(server: Server, sockets: WebSocketServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cutting = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
  }, GOODBYE_MS);
  await closed;
  clearTimeout(cutting);
}

const localHosts = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** The host and port for an address that can be opened on this machine. */
function nameAddress(host: string, port: number): string {
  const name = localHosts.includes(host) ? 'localhost' : host;
  return `${name.includes(':') ? `[${name}]` : name}:${port}`;
}

// Twice the largest frame, so that the agent itself can reject what is slightly too large, with a
// reason.
const MOST_PAYLOAD_BYTES = 2 * limits.frameBytes;

/**
 * Starts an agent that listens for clients.
 * @param options - All are optional.
 * @returns The agent, once it is listening.
 * @throws If an option is invalid, or the agent can't listen on the address and port.
 * @since 0.1.0
 */
export async function startAgent(options: NodeAgentOptions = {}): Promise<RunningAgent> {
  checkNodeOptions(options);
  const { apiKey = DEVELOPMENT_API_KEY, host = DEFAULT_HOST } = options;
  const log = catchLogErrors(options.log);
  const isVoiced = options.speak === undefined && options.voice !== 'device';
  const speak = isVoiced && (await isEspeakInstalled()) ? speakWithEspeak : options.speak;
  const core = createAgentCore({ ...options, speak, log }, signTokens('product-agent'));
  const context = { core, apiKey, allowedOrigins: options.allowedOrigins ?? [], log };
  const server = createServer((request, response) => void answerHttp(context, request, response));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_PAYLOAD_BYTES });
  server.on('upgrade', (request, stream, head) =>
    answerUpgrade(context, sockets, request, stream, head),
  );
  const port = await listen(server, options.port ?? DEFAULT_PORT, host);
  // A connection that cannot be accepted, for example for lack of file descriptors, must not end
  // the others.
  server.on('error', (error) => log('request-failed', { error: String(error) }));
  const address = nameAddress(host, port);
  const tokenUrl = `http://${address}/v1/tokens`;
  log('listening', { url: `ws://${address}`, tokenUrl });
  if (apiKey === DEVELOPMENT_API_KEY) log('development-key', { apiKey });
  if (!isLoopback(host)) log('open-to-network', { host });
  for (const fault of options.faults ?? []) log('fault-active', { fault });
  return {
    url: `ws://${address}`,
    tokenUrl,
    apiKey,
    port,
    setFaults: core.setFaults,
    async stop() {
      log('stopping', { sessions: core.countSessions() });
      core.stop();
      await closeServer(server, sockets);
      log('stopped');
    },
  };
}
