import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFolders } from '../../website/plugins/page-checks/site/pageFolders';
import { relativeToRepository } from '../../website/plugins/sdk-reference/repositoryPaths';

const title = /^(title: .*?)(["']?)$/m;

/** Says in the titles of a folder's pages which set they are of: no two pages of a site are called the same. */
function nameSet(folder: string, set: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(title, `$1 ${set}$2`));
  }
}

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
      nameSet(place, set);
    }
  }
}
