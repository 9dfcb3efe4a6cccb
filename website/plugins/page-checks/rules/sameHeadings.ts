import type { Problem } from 'docs-kit';
import type { Page } from '../site/Page';
import type { Site } from '../site/readSite';
import { compareInOrder, type Comparable } from './compareInOrder';

function listIdentities({ headings }: Page): Comparable[] {
  return headings.map(({ depth, id = '', line, column }) => ({
    identity: `${depth} ${id}`,
    label: `The heading "${'#'.repeat(depth)} … {#${id}}"`,
    line,
    column,
  }));
}

/** Both languages have the same headings, by id and level, in the same order. */
export function sameHeadings(site: Site): Problem[] {
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en) return [];
    const lists = { ko: listIdentities(ko), en: listIdentities(en) };
    return compareInOrder('same-headings', { ko, en }, lists);
  });
}
