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

/**
 * Gives each built page its content policy.
 *
 * @throws when a page shows literal asterisks to its readers
 */
export function sealPages(folder: string): Map<string, PagePolicy> {
  const pages = listFiles(folder).filter((path) => path.endsWith('.html'));
  return new Map(
    pages.map((path) => {
      const file = join(folder, path);
      const html = readFileSync(file, 'utf8');
      assertBold({ path: `/${path}`, html });
      const sealed = sealPage({ path: `/${path}`, html });
      if (sealed.html !== html) writeFileSync(file, sealed.html);
      return [path, sealed.policy];
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
  const policies = sealPages(built);
  await precompress(built, join(site, '.cache', 'compressed'));
  const rendered = join(repository, 'hosting/dist');
  await renderHosts(built, brand.baseUrl, rendered, [...policies.values()]);
  const served = join(site, 'build');
  await rm(served, { recursive: true, force: true });
  await rename(built, served);
}
