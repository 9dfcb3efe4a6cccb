import type { PageAnswer } from './answer';
import { sectionsPerPage } from './fields';
import type { Highlighter } from './highlight';
import type { PageRecord } from './manifest';
import type { PageHit } from './query/rankPage';

/** Shows a page that was found: its title, its best sections, and what of their headings matched. */
export function presentPage(
  hit: PageHit,
  [path, crumbs, ...sections]: PageRecord,
  highlighter: Highlighter,
): PageAnswer {
  return {
    page: hit.page,
    title: sections[1] ?? path,
    crumbs,
    sections: hit.sections.map(({ section }) => {
      const number = section % sectionsPerPage;
      const [anchor, heading = ''] = sections.slice(2 * number);
      return {
        section: number,
        href: anchor ? `${path}#${anchor}` : path,
        heading: highlighter.pieces(heading),
      };
    }),
  };
}
