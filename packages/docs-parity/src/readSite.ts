import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { fillFacts } from 'api-facts';
import {
  listNodes,
  listPages,
  type Locale,
  type PageFile,
  type Problem,
  relativeToRoot,
} from 'docs-kit';
import { parsePage, UnreadablePage } from 'docs-kit/pages';
import type { ParityOptions } from './options';
import type { Page, Site } from './page';
import { listHeadings, readWriting } from './writing';

/** A page, and its false statements about the SDK. */
export interface ReadPage {
  page: Page;
  problems: Problem[];
}

/** A page with its source. */
export interface PageText extends ReadPage {
  source: string;
  /** The tree with its components filled in. */
  filled: Root;
}

// No rule needs highlighted code.
const leavePlain = (code: string): Promise<string> => Promise.resolve(code);

/**
 * Parses a page.
 *
 * @throws UnreadablePage when it is no MDX
 */
export async function readPageText(
  source: string,
  pageFile: { locale: Locale; name: string; file: string },
  { facts }: Pick<ParityOptions, 'facts'>,
): Promise<PageText> {
  const filled = parsePage(source, pageFile.file);
  const writing = readWriting(filled, source);
  const found = await fillFacts(filled, {
    ...facts.contextFor(pageFile.locale),
    highlight: leavePlain,
  });
  const problems = found.map((problem) => ({ ...problem, file: pageFile.file, rule: 'facts' }));
  const headings = listHeadings(listNodes(filled));
  return { page: { ...pageFile, ...writing, headings }, problems, source, filled };
}

/** Reads a page from disk. */
function readPage(options: ParityOptions, pageFile: PageFile): Promise<PageText> {
  const { path: file, name, locale } = pageFile;
  const text = readFileSync(file, 'utf8');
  return readPageText(text, { locale, name, file: relativeToRoot(file, options) }, options);
}

/** Reads all pages in both languages, one after another. */
export async function readPages(options: ParityOptions): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const pageFile of listPages(options.pages)) pages.push(await readPage(options, pageFile));
  return pages;
}

/** Reads one page. */
export type Read = (options: ParityOptions, pageFile: PageFile) => Promise<ReadPage>;

/** Reads the site, and the false statements about the SDK on its pages. */
export async function readSite(
  options: ParityOptions,
  read: Read = readPage,
): Promise<{ site: Site; problems: Problem[]; unreadable: Problem[] }> {
  const site: Site = { ko: new Map(), en: new Map(), options, misnamed: new Set() };
  const problems: Problem[] = [];
  const unreadable: Problem[] = [];
  for (const pageFile of listPages(options.pages)) {
    try {
      const found = await read(options, pageFile);
      site[pageFile.locale].set(pageFile.name, found.page);
      problems.push(...found.problems);
    } catch (error) {
      if (!(error instanceof UnreadablePage)) throw error;
      unreadable.push(error.problem);
    }
  }
  return { site, problems, unreadable };
}

/** Reads pages again only when their text or the SDK has changed. */
export function readChanged(read: Read = readPage): Read {
  const known = new Map<string, { state: string; page: ReadPage }>();
  return async (options, pageFile) => {
    const state = `${options.facts.read().hash} ${readFileSync(pageFile.path, 'utf8')}`;
    const before = known.get(pageFile.path);
    if (before?.state === state) return before.page;
    const page = await read(options, pageFile);
    known.set(pageFile.path, { state, page });
    return page;
  };
}
