import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningAgent, startAgent } from 'product-agent';
import { type PreviewServer, startPreviewServer } from 'static-host-rules';
import { DEFAULT_PORT } from '../../packages/agent/src/node/NodeAgentOptions';
import { brand } from '../../website/brand';
import { hosting, localePrefixes, siteAddress } from '../../website/config/hosting';
import { formatMessage, UserError } from '../messages';
import { root } from '../root';
import { choosePort } from './ports';

/** npm consumes `--port=3100` and passes it on as this variable. */
const npmPortOption = process.env['npm_config_port'] ? ['--port'] : [];

/**
 * Rejects arguments of a command that takes none.
 *
 * @throws {UserError} with the first argument, and how to choose ports
 */
export function rejectArguments(
  [word]: readonly string[] = [...npmPortOption, ...process.argv.slice(3)],
): void {
  if (word !== undefined) throw new UserError(formatMessage('argumentUnknown', { word }));
}

/** Closes everything and exits on a signal; a second one exits at once. */
export function stopOnSignal(closers: readonly (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await Promise.all(closers.map((close) => close()));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Starts the local agent on `AGENT_PORT`, or on its default port or the next free one.
 *
 * @throws {UserError} when the chosen port is not available
 */
export async function serveAgent(): Promise<RunningAgent> {
  const port = await choosePort('AGENT_PORT', DEFAULT_PORT);
  const agent = await startAgent({ port });
  // The samples connect to the agent's default port.
  const message = agent.port === DEFAULT_PORT ? 'agentReadyForSamples' : 'agentReady';
  console.log(formatMessage(message, { url: `ws://localhost:${agent.port}` }));
  return agent;
}

/**
 * Serves the built site on `PORT`, or on 3000 or the next free one. `HOST` makes it reachable from
 * other machines.
 *
 * @throws {UserError} when nothing is built or the chosen port is not available
 */
async function serveSite(): Promise<PreviewServer> {
  const folder = join(root, 'website/build');
  if (!existsSync(join(folder, 'index.html'))) throw new UserError(formatMessage('siteMissing'));
  const port = await choosePort('PORT', 3000);
  const hosts = process.env.HOST ? [process.env.HOST] : undefined;
  const { baseUrl, publicUrl } = brand;
  const server = await startPreviewServer({
    folder,
    hosting,
    baseUrl,
    port,
    hosts,
    // A placeholder address cannot be installed from; to other machines, neither can localhost.
    ...(!hosts &&
      new URL(publicUrl).hostname.endsWith('.example') && {
        unpublished: { site: siteAddress, folder: 'sdk' },
      }),
  });
  for (const [locale, prefix] of Object.entries(localePrefixes)) {
    console.log(formatMessage('siteReady', { locale, url: server.url.slice(0, -1) + prefix }));
  }
  return server;
}

/** Serves the built site and the local agent until the process is stopped. */
export async function serveAll(): Promise<void> {
  const site = await serveSite();
  const agent = await serveAgent();
  console.log(formatMessage('howToStop'));
  stopOnSignal([() => site.close(), () => agent.stop()]);
}
