import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../brand';
import type { Page, PageProblem } from './Page';
import { pageFolders } from './pageFolders';
import { readPage } from './readPage';

/** The pages of the site by language and name. */
export type Site = Record<Locale, Map<string, Page>>;

function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Reads every page in both languages, and what they say of the SDK that is not so. */
export async function readSite(
  folders = pageFolders,
): Promise<{ site: Site; problems: PageProblem[] }> {
  const site: Site = { ko: new Map(), en: new Map() };
  const problems: PageProblem[] = [];
  for (const locale of ['ko', 'en'] as const) {
    for (const file of listPages(folders[locale])) {
      const name = file.replace(/\.mdx?$/, '');
      const read = await readPage(path.join(folders[locale], file), name, locale);
      site[locale].set(name, read.page);
      problems.push(...read.problems);
    }
  }
  return { site, problems };
}
