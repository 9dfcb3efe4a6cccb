import type { Page, PageHeading } from './Page';

/** The heading below which a line of a page stands, of those it writes itself. */
export function sectionOf({ headings }: Page, line: number): PageHeading | undefined {
  return headings.findLast((heading) => !heading.expanded && heading.line <= line);
}
