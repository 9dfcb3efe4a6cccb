import { remembering } from '../engine/words/remembering';
import { slugOf } from '../engine/words/slugOf';
import type { Page } from '../engine/page';
import { barePath } from './paths';

const nameOf = (path: string): string => slugOf(path, '').replaceAll(' ', '-').toLowerCase();

/**
 * Gives a function that finds the page a path means, though it begin with more names than the page's
 * (`/en/docs/…`), or with fewer because the site is a folder of what was read (`src/content/…`).
 */
function pageFinder(pages: readonly Page[]): (path: string, from: string) => string {
  const paths = new Set(pages.map(({ path }) => barePath(path)));
  return (path, from) => {
    const names = from.split('/');
    for (let above = 0; above < names.length; above++) {
      const below = [...names.slice(0, above), path].join('/');
      if (paths.has(below)) return below;
    }
    for (let rest = path; ; rest = rest.slice(rest.indexOf('/') + 1)) {
      if (paths.has(rest)) return rest;
      if (!rest.includes('/')) return path;
    }
  };
}

const origin = 'http://site';

const readAddress = (target: string, from: string): URL | undefined =>
  URL.canParse(target, from) ? new URL(target, from) : undefined;

/** The same from the top of the site, where the page does not matter: many pages lead to one place. */
const readRooted = remembering((target) => readAddress(target, origin));

/** Turns the links of pages into paths below the base URL; links that leave the site go. */
export function resolveLinks(pages: readonly Page[], base: string): void {
  const find = pageFinder(pages);
  // Some sites link to a page by its name alone: `info:closure`.
  const named = new Map(pages.map(({ path }) => [nameOf(path), barePath(path)]));
  for (const page of pages) {
    page.links = page.links.flatMap(({ target, text }) => {
      const [, name, hash = ''] = /^[a-z]+:([\w-]+)(#.*)?$/.exec(target) ?? [];
      const meant = name && named.get(name);
      if (meant) return [{ target: meant + hash, text }];
      const url = target.startsWith('/')
        ? readRooted(target)
        : readAddress(target, `${origin}${base}${page.path}`);
      if (url?.host !== 'site' || !url.pathname.startsWith(base)) return [];
      return [
        { target: find(barePath(url.pathname.slice(base.length)), page.path) + url.hash, text },
      ];
    });
  }
}
