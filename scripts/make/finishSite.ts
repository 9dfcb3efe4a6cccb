import { join } from 'node:path';
import { sealPages } from '../../hosting/policy/sealPages';
import { precompress } from '../../hosting/precompress';
import { renderHosts } from '../../hosting/renderHosts';
import { brand } from '../../website/brand';
import { hideNames } from '../../website/plugins/search/names/hideNames';
import { writeWorker } from '../../website/offline/writeWorker';

/**
 * Makes what Docusaurus has built ready for any host: the policy of each page, what works offline,
 * compressed copies, and the rules that a host follows.
 */
export async function finishSite(repository: string): Promise<void> {
  const folder = join(repository, 'website/build');
  await hideNames(folder);
  await writeWorker(folder, brand.offline);
  const sealed = sealPages(folder);
  const kept = join(repository, 'website/.cache/compressed');
  const [pages] = await Promise.all([sealed, precompress(folder, kept, sealed)]);
  await renderHosts(folder, brand.baseUrl, join(repository, 'hosting/dist'), pages);
}
