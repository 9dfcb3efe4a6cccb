import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { fillFacts } from 'api-facts';
import { listNodes, type Locale, type Problem, relativeToRoot, UnreadablePage } from 'docs-kit';
import type { ParityOptions } from './options';
import { escapeHeadingIds, type Page, type Site } from './page';
import { listHeadings, readWriting } from './writing';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

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

/** Parses a page as the site's build does, keeping line numbers. */
function parse(source: string, file: string): Root {
  try {
    return parser.parse(escapeHeadingIds(source));
  } catch (error) {
    throw new UnreadablePage(file, error);
  }
}

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
  const filled = parse(source, pageFile.file);
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

/** The location of a page, and its name, which both languages share. */
interface PageFile {
  path: string;
  name: string;
  locale: Locale;
}

/** All pages, language by language. */
export function listPages({ pages }: Pick<ParityOptions, 'pages'>): PageFile[] {
  return (['ko', 'en'] as const).flatMap((locale) => {
    const folder = pages[locale];
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .sort()
      .map((file) => ({
        path: path.join(folder, file),
        name: file.replaceAll(path.sep, '/').replace(/\.mdx?$/, ''),
        locale,
      }));
  });
}

/** Reads all pages in both languages, one after another. */
export async function readPages(options: ParityOptions): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const pageFile of listPages(options)) pages.push(await readPage(options, pageFile));
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
  for (const pageFile of listPages(options)) {
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
