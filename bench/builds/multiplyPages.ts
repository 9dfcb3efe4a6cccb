import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, pageFolders } from '../../website/plugins/page-checks/site/pageFolders';
import { relativeToRepository } from '../../website/plugins/sdk-reference/repositoryPaths';

const title = /^(title: .*?)(["']?)$/m;

const listPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.mdx?$/.test(file));

/** Says in the titles of a folder's pages which set they are of: no two pages of a site are called the same. */
function nameSet(folder: string, set: number): void {
  for (const name of listPages(folder)) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(title, `$1 ${set}$2`));
  }
}

/** Gives each set a sidebar of its own, as long as the one that the pages have. */
function addSidebars(copy: string, names: readonly string[], sets: number): void {
  const more = Array.from({ length: sets }, (_, index) => {
    const set = `set-${index + 1}`;
    return `sidebars['${set}'] = ${JSON.stringify(names.map((name) => `${set}/${name}`))};\n`;
  });
  const file = join(copy, 'website/sidebars.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('export default', `${more.join('')}export default`));
}

/** Lays copies of all pages beside them, each set in a folder of its own, in both languages. */
export function multiplyPages(copy: string, sets: number): void {
  const korean = join(copy, relativeToRepository(pageFolders.ko));
  addSidebars(copy, listPages(korean).map(nameOf), sets);
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
