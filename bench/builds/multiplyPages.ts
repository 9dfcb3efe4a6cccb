import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageFolders } from '../../website/plugins/page-checks/site/pageFolders';
import { relativeToRepository } from '../../website/plugins/sdk-reference/repositoryPaths';

/** Lays copies of all pages beside them, each set in a folder of its own, in both languages. */
export function multiplyPages(copy: string, sets: number): void {
  for (const folder of Object.values(pageFolders)) {
    const pages = join(copy, relativeToRepository(folder));
    const entries = readdirSync(pages);
    for (let set = 1; set <= sets; set += 1) {
      const place = join(pages, `set-${set}`);
      mkdirSync(place);
      for (const entry of entries) {
        cpSync(join(pages, entry), join(place, entry), { recursive: true });
      }
    }
  }
}
