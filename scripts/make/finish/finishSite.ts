import { join } from 'node:path';
import { precompress } from '../../../hosting/precompress';
import { renderHosts } from '../../../hosting/renderHosts';
import { brand } from '../../../website/brand';
import { writeWorker } from '../../../website/offline/writeWorker';
import { keepNames } from '../../../website/plugins/search/names/hideNames';
import { nextOutput, placeOutput } from '../last-output/nextOutput';
import { removeLast } from '../last-output/setLastAside';
import { makeAllReady } from './makeAllReady';
import { recallReady } from './readyPages';

/**
 * Makes what Docusaurus has built ready for any host: the policy of each page, what works offline,
 * compressed copies, and the rules that a host follows. Only then it is where sites are served from.
 */
export async function finishSite(repository: string): Promise<void> {
  const site = join(repository, 'website');
  const folder = nextOutput(site);
  await writeWorker(folder, brand.offline);
  const ready = makeAllReady(folder, recallReady(site));
  await keepNames(
    folder,
    [...ready].map(([path, { names }]) => [path, names]),
  );
  await precompress(folder, join(site, '.cache', 'compressed'));
  removeLast(site);
  const policies = [...ready.values()].map(({ policy }) => policy);
  await renderHosts(folder, brand.baseUrl, join(repository, 'hosting/dist'), policies);
  await placeOutput(site);
}
