import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../brand';
import { type Problem, UnreadablePage } from 'docs-kit';
import type { Page } from './Page';
import { nameOf, pageFolders } from './pageFolders';
import type { ReadPage } from './readPage';

/** The pages of the site by language and name. */
export type Site = Record<Locale, Map<string, Page>>;

/** Reads a page from its file, or from what was kept of it. */
export type Read<Kind> = (file: string, name: string, locale: Locale) => Promise<Kind>;

function listPages(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** Reads every page in both languages, one after the other. */
export async function readPages<Kind>(read: Read<Kind>): Promise<Kind[]> {
  const pages: Kind[] = [];
  for (const locale of ['ko', 'en'] as const) {
    for (const file of listPages(pageFolders[locale])) {
      pages.push(await read(path.join(pageFolders[locale], file), nameOf(file), locale));
    }
  }
  return pages;
}

/** Reads every page that can be read, and tells which cannot. */
async function readReadable(read: Read<ReadPage>) {
  const unreadable: Problem[] = [];
  const pages = await readPages<ReadPage | undefined>(async (...place) => {
    try {
      return await read(...place);
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      unreadable.push(error.problem);
      return undefined;
    }
  });
  return { unreadable, pages: pages.filter((page) => page !== undefined) };
}

/** Reads the site, and what its pages say of the SDK that is not so. */
export async function readSite(
  read: Read<ReadPage>,
): Promise<{ site: Site; problems: Problem[]; unreadable: Problem[] }> {
  const site: Site = { ko: new Map(), en: new Map() };
  const { pages, unreadable } = await readReadable(read);
  for (const { page } of pages) site[page.locale].set(page.name, page);
  return { site, problems: pages.flatMap(({ problems }) => problems), unreadable };
}
