import type { Root } from 'postcss';
import { join, joinGroups, type Group } from './joinGroups';
import { readNeeds } from './readNeeds';

/**
 * Puts pages that need much the same styles together, until there are as few groups as wanted. Pages
 * that need the same are together from the start, for there are far fewer kinds of pages than pages.
 * Returns the places of each group's pages in the list of their names.
 */
export function groupPages(
  pages: readonly ReadonlySet<string>[],
  sheet: Root,
  wanted: number,
): (readonly number[])[] {
  const lengths: number[] = [];
  const needs = pages.map((): boolean[] => []);
  sheet.walkRules((rule) => {
    lengths.push(rule.toString().length);
    const selectors = rule.selectors.map(readNeeds);
    pages.forEach((names, page) =>
      needs[page]?.push(selectors.some((isNeeded) => isNeeded(names))),
    );
  });
  const kinds = new Map<string, Group>();
  for (const [page, needed] of needs.entries()) {
    const kind = needed.map(Number).join('');
    const group = { pages: [page], needed };
    const known = kinds.get(kind);
    kinds.set(kind, known ? join(known, group) : group);
  }
  return joinGroups([...kinds.values()], lengths, wanted).map((group) => group.pages);
}
