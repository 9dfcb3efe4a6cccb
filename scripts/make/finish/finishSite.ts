import { join } from 'node:path';
import { compressQuickly } from '../../../hosting/compressQuickly';
import { precompress } from '../../../hosting/precompress';
import { renderHosts } from '../../../hosting/renderHosts';
import { brand } from '../../../website/brand';
import { writeWorker } from '../../../website/offline/writeWorker';
import { keepNames } from '../../../website/plugins/search/names/hideNames';
import { root } from '../../root';
import { nextOutput, placeOutput } from '../last-output/nextOutput';
import { removeLast } from '../last-output/setLastAside';
import { bundleModule } from '../languages/bundleModule';
import { makeReady } from './makeReady';
import { recallReady } from './readyPages';

/**
 * Makes what Docusaurus has built ready for any host: the policy of each page, what works offline,
 * compressed copies, and the rules that a host follows. Only then it is where sites are served from.
 */
export async function finishSite(repository: string): Promise<void> {
  const site = join(repository, 'website');
  const folder = nextOutput(site);
  const cache = join(site, '.cache');
  const program = join(cache, 'config', 'make-ready.mjs');
  await Promise.all([
    bundleModule(join(root, 'scripts/make/finish/makeReady.ts'), program),
    writeWorker(folder, brand.offline),
  ]);
  const maker = { makeReady, program, ready: recallReady(site) };
  const ready = await precompress(folder, join(cache, 'compressed'), maker);
  const files = await keepNames(
    folder,
    [...ready].map(([path, { names }]) => [path, names]),
  );
  await compressQuickly({ folder, files });
  removeLast(site);
  const policies = [...ready.values()].map(({ policy }) => policy);
  await renderHosts(folder, brand.baseUrl, join(repository, 'hosting/dist'), policies);
  await placeOutput(site);
}
