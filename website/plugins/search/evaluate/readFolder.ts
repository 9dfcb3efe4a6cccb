import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHtml } from '../indexing/readHtml';
import { readMarkdown } from '../indexing/readMarkdown';
import { resolveLinks } from '../indexing/resolveLinks';
import type { Page } from '../engine/page';

function read(folder: string, file: string): Page | undefined {
  const source = readFileSync(path.join(folder, file), 'utf8');
  return file.endsWith('.html') ? readHtml(file, source) : readMarkdown(file, source);
}

/** Reads every page of Markdown, MDX or HTML below a folder. A page's path is its file's. */
export function readFolder(folder: string): Page[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:mdx?|html)$/.test(file) && !/(?:^|\/)[._]|node_modules\//.test(file))
    .filter((file) => !/(?:^|\/)404\.html$/.test(file))
    .sort()
    .flatMap((file) => read(folder, file) ?? []);
  resolveLinks(pages, '/');
  return pages;
}
