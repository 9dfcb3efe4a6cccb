import { sectionsPerPage } from '../../engine/fields';
import type { Page } from '../../engine/page';
import { barePath } from '../paths';
import type { Analyzer } from '../words/Analyzer';
import { addHeading } from './addHeading';
import type { Terms } from './Terms';

/** Adds what other pages call a section when they link to it. */
export function addAnchors(terms: Terms, pages: readonly Page[], analyzer: Analyzer): void {
  const numbers = new Map(pages.map(({ path }, at) => [barePath(path), at]));
  for (const page of pages) {
    for (const { target, text } of page.links) {
      const [path = '', id = ''] = target.split('#');
      const at = numbers.get(path);
      const found = at === undefined ? undefined : pages[at];
      if (at === undefined || !found || found === page) continue;
      const section = id ? found.sections.findIndex((candidate) => candidate.id === id) : 0;
      if (section < 0 || section >= sectionsPerPage) continue;
      addHeading(terms, analyzer.analyze(text), 'anchor', at * sectionsPerPage + section);
    }
  }
}
