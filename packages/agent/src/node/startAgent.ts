import { createServer } from 'node:http';
import { limits } from 'product-sdk/protocol';
import { WebSocketServer } from 'ws';
import { createAgentCore } from '../core/createAgentCore.js';
import { shieldLog } from '../core/shieldLog.js';
import { isEspeakInstalled } from '../espeak/isEspeakInstalled.js';
import { speakWithEspeak } from '../espeak/speakWithEspeak.js';
import { answerHttp } from './answerHttp.js';
import { answerUpgrade } from './answerUpgrade.js';
import { checkNodeOptions } from './checkNodeOptions.js';
import { closeServer } from './closeServer.js';
import { DEFAULT_HOST, DEFAULT_PORT, DEVELOPMENT_API_KEY } from './defaults.js';
import { isLoopback } from './isLoopback.js';
import { listen } from './listen.js';
import { nameAddress } from './nameAddress.js';
import type { NodeAgentOptions, RunningAgent } from './NodeAgentOptions.js';
import { signTokens } from './signTokens.js';

// Twice the largest frame: the agent itself answers what is a little too large, with a reason.
const MOST_PAYLOAD_BYTES = 2 * limits.frameBytes;

/**
 * Starts an agent that listens for clients.
 * @param options - None are required.
 * @returns The agent, once it is listening.
 * @throws When an option cannot be, the port is taken, or the address is not one of this machine.
 * @since 0.1.0
 */
export async function startAgent(options: NodeAgentOptions = {}): Promise<RunningAgent> {
  checkNodeOptions(options);
  const { apiKey = DEVELOPMENT_API_KEY, host = DEFAULT_HOST } = options;
  const log = shieldLog(options.log);
  const isVoiced = options.speak === undefined && options.voice !== 'device';
  const speak = isVoiced && (await isEspeakInstalled()) ? speakWithEspeak : options.speak;
  const core = createAgentCore({ ...options, speak, log }, signTokens('product-agent'));
  const door = { core, apiKey, allowedOrigins: options.allowedOrigins ?? [], log };
  const server = createServer((request, response) => void answerHttp(door, request, response));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_PAYLOAD_BYTES });
  server.on('upgrade', (request, stream, head) =>
    answerUpgrade(door, sockets, request, stream, head),
  );
  const port = await listen(server, options.port ?? DEFAULT_PORT, host);
  // What cannot be accepted, for want of file descriptors say, is the fault of nobody who is here.
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
