import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startPreviewServer, type PreviewServer } from '../../hosting/preview/startPreviewServer';
import { localePrefixes } from '../../hosting/rules';
import { brand } from '../../website/brand';
import { root } from '../root';
import { say } from '../say';
import { Stop } from '../Stop';
import { choosePort } from './choosePort';

/**
 * Serves the built site on `PORT`, or on 3000 or the next free one. `HOST` opens it to other machines.
 *
 * @throws {Stop} when nothing is built or the chosen port cannot be had
 */
export async function serveSite(): Promise<PreviewServer> {
  const folder = join(root, 'website/build');
  if (!existsSync(join(folder, 'index.html'))) throw new Stop(say('siteMissing'));
  const port = await choosePort('PORT', 3000);
  const hosts = process.env.HOST ? [process.env.HOST] : undefined;
  const { baseUrl, publicUrl } = brand;
  const server = await startPreviewServer({
    folder,
    baseUrl,
    port,
    hosts,
    // Nothing can ever be installed from a placeholder; to other machines, localhost is one too.
    ...(!hosts &&
      new URL(publicUrl).hostname.endsWith('.example') && {
        publicSite: new URL(baseUrl, publicUrl).href.replace(/\/$/, ''),
      }),
  });
  for (const [locale, prefix] of Object.entries(localePrefixes)) {
    console.log(say('siteReady', { locale, url: server.url.slice(0, -1) + prefix }));
  }
  return server;
}
