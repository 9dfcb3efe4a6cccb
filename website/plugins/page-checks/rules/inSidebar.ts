import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
// The rest of the package, which takes three times as long to load, is not needed.
import { loadFreshModule } from '@docusaurus/utils/lib/moduleUtils.js';
import { websiteFolder } from '../../sdk-reference/repositoryPaths';
import type { PageProblem } from '../site/Page';
import type { Site } from '../site/readSite';
import { leadsTo } from './leadsTo';

/** Where the sidebar stands. */
export const sidebarFile = path.join(websiteFolder, 'sidebars.ts');

/** The sidebar leads to every page: one that it does not know has no columns either. */
export async function inSidebar({ ko }: Site): Promise<PageProblem[]> {
  // Afresh: a server that checks while pages are written would know its first state only.
  const sidebars = (await loadFreshModule(sidebarFile)) as SidebarsConfig;
  return [...ko.values()]
    .filter(({ name }) => !leadsTo(sidebars, name))
    .map(({ file, name }) => ({
      file,
      line: 1,
      column: 1,
      rule: 'in-sidebar',
      message: `No sidebar leads to the page. Put '${name}' into website/sidebars.ts, where a reader will look for it.`,
    }));
}
