import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { barePath, type Page } from './page';
import { readHtml } from './readHtml';
import { readMarkdown } from './readMarkdown';

/**
 * Resolves the links of pages to page paths, also links that have more leading folders than the
 * page (`/en/docs/…`); external links are dropped.
 */
export function resolveLinks(pages: readonly Page[], base: string): void {
  const paths = new Set(pages.map(({ path }) => barePath(path)));
  const find = (path: string): string => {
    for (let rest = path; ; rest = rest.slice(rest.indexOf('/') + 1)) {
      if (paths.has(rest)) return rest;
      if (!rest.includes('/')) return path;
    }
  };
  for (const page of pages) {
    const address = `http://site${base}${page.path}`;
    page.links = page.links.flatMap((target) => {
      if (!URL.canParse(target, address)) return [];
      const { host, pathname } = new URL(target, address);
      return host === 'site' && pathname.startsWith(base)
        ? find(barePath(pathname.slice(base.length)))
        : [];
    });
  }
}

/** Reads the built pages of a site in one language; pages without an article are skipped. */
export function readSite(outDir: string, base: string, routes: readonly string[]): Page[] {
  const pages = [...routes].sort().flatMap((route) => {
    const below = route.slice(base.length);
    const file = path.join(outDir, below, 'index.html');
    if (!route.startsWith(base) || !existsSync(file)) return [];
    const html = readFileSync(file, 'utf8');
    return html.includes('<article') ? (readHtml(below, html) ?? []) : [];
  });
  resolveLinks(pages, base);
  return pages;
}

function isOtherLanguage(html: string, language: string): boolean {
  const declared = /<html[^>]*\slang=["']?([a-z]+)/i.exec(html)?.[1];
  return declared !== undefined && declared !== language;
}

function read(folder: string, file: string, language: string): Page | undefined {
  const source = readFileSync(path.resolve(folder, file), 'utf8');
  if (!file.endsWith('.html')) return readMarkdown(file, source);
  return isOtherLanguage(source, language) ? undefined : readHtml(file, source);
}

/**
 * Reads all Markdown, MDX and HTML pages below a folder; the path of a page is that of its file.
 * Skips HTML in another language, not-found pages, and Markdown copies beside HTML pages.
 */
export function readFolder(folder: string, language: string): Page[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const all = new Set(files);
  /** Whether a Markdown file is a copy of an HTML page beside it. */
  const isCopy = (file: string): boolean =>
    /\.mdx?$/.test(file) &&
    ['.html', '/index.html'].some((end) => all.has(file.replace(/\.mdx?$/, end)));
  const pages = files
    .filter((file) => /\.(?:mdx?|html)$/.test(file) && !/(?:^|\/)[._]|node_modules\//.test(file))
    .filter((file) => !isCopy(file))
    .filter((file) => !/(?:^|\/)404\.html$/.test(file))
    .sort()
    .flatMap((file) => read(folder, file, language) ?? [])
    .filter((page, _, all) => page.sections.length > 1 || !all.some(({ crumbs }) => crumbs.length));
  resolveLinks(pages, '/');
  return pages;
}
