import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type PreviewServer, startPreviewServer } from 'static-host-rules';
import { brand } from '../../website/brand';
import { hosting, localePrefixes } from '../../website/config/hosting';
import { root } from '../root';
import { say } from '../say';
import { Stop } from '../Stop';
import { choosePort } from './choosePort';
import { serveAgent } from './serveAgent';
import { stopOnSignal } from './stopOnSignal';

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
