import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHtml } from '../indexing/readHtml';
import { readMarkdown } from '../indexing/readMarkdown';
import { resolveLinks } from '../indexing/resolveLinks';
import type { Page } from '../engine/page';

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
 * Reads every page of Markdown, MDX or HTML below a folder; a page's path is its file's. HTML that
 * declares another language is left out, and so are the page for a missing one and a book's list of contents.
 */
export function readFolder(folder: string, language: string): Page[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:mdx?|html)$/.test(file) && !/(?:^|\/)[._]|node_modules\//.test(file))
    .filter((file) => !/(?:^|\/)(?:404\.html|SUMMARY\.md)$/.test(file))
    .sort()
    .flatMap((file) => read(folder, file, language) ?? [])
    .filter((page, _, all) => page.sections.length > 1 || !all.some(({ crumbs }) => crumbs.length));
  resolveLinks(pages, '/');
  return pages;
}
