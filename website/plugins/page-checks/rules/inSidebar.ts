import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { evaluateModule } from 'api-facts';
import { websiteFolder } from '../../../config/paths';
import type { Problem } from 'docs-kit';
import type { Site } from '../site/readSite';
import { leadsTo } from './leadsTo';

/** Where the sidebar stands. */
export const sidebarFile = path.join(websiteFolder, 'sidebars.ts');

/** The sidebar leads to every page: one that it does not know has no columns either. */
export function inSidebar({ ko }: Site): Problem[] {
  const { default: sidebars } = evaluateModule<{ default: SidebarsConfig }>(sidebarFile);
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
