import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../engine/page';
import { readHtml } from './readHtml';
import { resolveLinks } from './resolveLinks';

const beginsMain = /<main[\s>]/g;
const block = /<pre[\s>].*?<\/pre>/gs;
const colour = /<span class=[^>]*>|<\/span>/g;

/**
 * Reads a page by its main part alone, where that says all: the frame around it is as long, and the
 * same on every page. A third of the elements in it only colour code.
 */
function readMain(path: string, html: string): Page | undefined {
  const [begin, other] = [...html.matchAll(beginsMain)];
  if (!begin || other || html.includes('noindex')) return readHtml(path, html);
  const main = html
    .slice(begin.index, html.lastIndexOf('</main>'))
    .replace(block, (code) => code.replace(colour, ''));
  return readHtml(path, `<!doctype html>${main}`) ?? readHtml(path, html);
}

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
    return html.includes('<article') ? (readMain(below, html) ?? []) : [];
  });
  resolveLinks(pages, base);
  return pages;
}
