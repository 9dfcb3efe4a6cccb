import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningAgent, startAgent } from 'product-agent';
import { type PreviewServer, startPreviewServer } from 'static-host-rules';
import { DEFAULT_PORT } from '../../packages/agent/src/node/NodeAgentOptions';
import { brand } from '../../website/brand';
import { hosting, localePrefixes } from '../../website/config/hosting';
import { say, Stop } from '../messages';
import { root } from '../root';
import { choosePort } from './ports';

/** npm keeps `--port=3100` to itself, and tells of it here. */
const keptByNpm = process.env['npm_config_port'] ? ['--port'] : [];

/**
 * Refuses what was typed behind a command that takes nothing.
 *
 * @throws {Stop} naming the first word, and how ports are chosen
 */
export function refuseWords(
  [word]: readonly string[] = [...keptByNpm, ...process.argv.slice(3)],
): void {
  if (word !== undefined) throw new Stop(say('wordUnknown', { word }));
}

/** Closes everything and ends the process when it is asked to stop; a second request does not wait. */
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
 * Starts the local agent on `AGENT_PORT`, or on the agent's own port or the next free one.
 *
 * @throws {Stop} when the chosen port cannot be had
 */
export async function serveAgent(): Promise<RunningAgent> {
  const port = await choosePort('AGENT_PORT', DEFAULT_PORT);
  const agent = await startAgent({ port });
  // The samples call the agent at its own port.
  const message = agent.port === DEFAULT_PORT ? 'agentReadyForSamples' : 'agentReady';
  console.log(say(message, { url: `ws://localhost:${agent.port}` }));
  return agent;
}

/**
 * Serves the built site on `PORT`, or on 3000 or the next free one. `HOST` opens it to other machines.
 *
 * @throws {Stop} when nothing is built or the chosen port cannot be had
 */
async function serveSite(): Promise<PreviewServer> {
  const folder = join(root, 'website/build');
  if (!existsSync(join(folder, 'index.html'))) throw new Stop(say('siteMissing'));
  const port = await choosePort('PORT', 3000);
  const hosts = process.env.HOST ? [process.env.HOST] : undefined;
  const { baseUrl, publicUrl } = brand;
  const server = await startPreviewServer({
    folder,
    hosting,
    baseUrl,
    port,
    hosts,
    // Nothing can ever be installed from a placeholder; to other machines, localhost is one too.
    ...(!hosts &&
      new URL(publicUrl).hostname.endsWith('.example') && {
        unpublished: {
          site: new URL(baseUrl, publicUrl).href.replace(/\/$/, ''),
          folder: 'sdk',
        },
      }),
  });
  for (const [locale, prefix] of Object.entries(localePrefixes)) {
    console.log(say('siteReady', { locale, url: server.url.slice(0, -1) + prefix }));
  }
  return server;
}

/** Serves the built site and the local agent until the process is asked to stop. */
export async function serveAll(): Promise<void> {
  const site = await serveSite();
  const agent = await serveAgent();
  console.log(say('howToStop'));
  stopOnSignal([() => site.close(), () => agent.stop()]);
}
