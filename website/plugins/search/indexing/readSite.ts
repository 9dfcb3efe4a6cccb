import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../engine/page';
import { readHtml } from './readHtml';
import { resolveLinks } from './resolveLinks';

/** Reads the built pages of a site in one language; those without an article are left out. */
export function readSite(
  outDir: string,
  base: string,
  routes: readonly string[],
  read: (file: string) => string,
): Page[] {
  const pages = [...routes].sort().flatMap((route) => {
    const below = route.slice(base.length);
    const file = path.join(outDir, below, 'index.html');
    if (!route.startsWith(base) || !existsSync(file)) return [];
    const html = read(file);
    return html.includes('<article') ? (readHtml(below, html) ?? []) : [];
  });
  resolveLinks(pages, base);
  return pages;
}
