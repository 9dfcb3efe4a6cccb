import { readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../hosting/listFiles';
import type { PagePolicy } from '../../hosting/policy/readPolicy';
import { sealPage } from '../../hosting/policy/sealPage';
import { precompress } from '../../hosting/precompress';
import { renderHosts } from '../../hosting/renderHosts';
import { brand } from '../../website/brand';
import { writeWorker } from '../../website/offline/writeWorker';
import { assertBold } from 'docs-parity';
import { hideNames, keepNames } from '../../website/plugins/search/names/hideNames';

/** What is known of a page once it is sealed. */
interface SealedPage {
  /** Names of its sections that only the search reads. */
  names: string[];
  policy: PagePolicy;
}

/**
 * Takes out of the built pages what only the search reads and gives each its content policy.
 *
 * @throws when a page shows literal asterisks to its readers
 */
export function sealPages(folder: string): Map<string, SealedPage> {
  const pages = listFiles(folder).filter((path) => path.endsWith('.html'));
  return new Map(
    pages.map((path) => {
      const file = join(folder, path);
      const html = readFileSync(file, 'utf8');
      assertBold({ path: `/${path}`, html });
      const hidden = hideNames(html);
      const sealed = sealPage({ path: `/${path}`, html: hidden.html });
      if (sealed.html !== html) writeFileSync(file, sealed.html);
      return [path, { names: hidden.names, policy: sealed.policy }];
    }),
  );
}

/**
 * Makes what Docusaurus has built ready for any host: the service worker, the policy of each page,
 * compressed copies, and the rules that a host follows. Only then does it replace the site that is served.
 *
 * @param built - The folder that the languages were built into
 * @param repository - Whose site it is; the site ends up in `website/build`
 */
export async function finishSite(built: string, repository: string): Promise<void> {
  const site = join(repository, 'website');
  await writeWorker(built, brand.offline);
  const sealed = sealPages(built);
  await keepNames(
    built,
    [...sealed].map(([path, { names }]) => [path, names]),
  );
  await precompress(built, join(site, '.cache', 'compressed'));
  const policies = [...sealed.values()].map(({ policy }) => policy);
  await renderHosts(built, brand.baseUrl, join(repository, 'hosting/dist'), policies);
  const served = join(site, 'build');
  await rm(served, { recursive: true, force: true });
  await rename(built, served);
}
