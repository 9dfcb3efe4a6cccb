import type { Page } from '../engine/page';
import { barePath } from './paths';

/** Turns the links of pages into paths below the base URL; links that leave the site go. */
export function resolveLinks(pages: readonly Page[], base: string): void {
  for (const page of pages) {
    page.links = page.links.flatMap(({ target, text }) => {
      const from = `http://site${base}${page.path}`;
      const url = URL.canParse(target, from) ? new URL(target, from) : undefined;
      if (url?.host !== 'site' || !url.pathname.startsWith(base)) return [];
      return [{ target: barePath(url.pathname.slice(base.length)) + url.hash, text }];
    });
  }
}
