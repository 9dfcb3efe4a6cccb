import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { barePath, type Page } from './page';

const ofPage = '_page';

/**
 * The search-names file of a page: the same for `docs/api/connect/` and `api/connect/index.html`.
 */
function fileOf(folder: string, page: Page): string {
  return path.join(folder, `${barePath(page.path).replace(/^docs\//, '')}.yml`);
}

/**
 * Adds search names to pages, from a file for each page with lists of names by section id.
 *
 * @param folder - Of the files of one language
 * @throws when a file names a section that its page does not have
 */
export function addSearchNames(pages: readonly Page[], folder: string): void {
  for (const page of pages) {
    const file = fileOf(folder, page);
    if (!existsSync(file)) continue;
    const names = load(readFileSync(file, 'utf8')) as Record<string, string[]>;
    const sections = new Map(page.sections.map((section) => [section.id || ofPage, section]));
    for (const [id, aliases] of Object.entries(names)) {
      const section = sections.get(id);
      if (!section) {
        const known = [...sections.keys()].join(', ');
        throw new Error(`${file}: the page has no section "${id}". It has: ${known}.`);
      }
      section.aliases.push(...aliases.map(String));
    }
  }
}
