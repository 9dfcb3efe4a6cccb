import type { Problem } from 'docs-kit';
import type { Page, PageGroup } from '../site/Page';
import type { Site } from '../site/readSite';
import { sectionOf } from '../site/sectionOf';

const measure = ({ kind, size }: PageGroup): string =>
  `a ${kind} of ${size} ${kind === 'list' ? 'item' : 'row'}${size === 1 ? '' : 's'}`;

const idOf = (page: Page, { line }: PageGroup): string => sectionOf(page, line)?.id ?? '';

const groupsOf = (page: Page, id: string): PageGroup[] =>
  page.groups.filter((group) => idOf(page, group) === id);

function report({ file }: Page, line: number, message: string): Problem {
  return { file, line, column: 1, rule: 'same-groups', message };
}

/** The first list or table of a section that is not what the other language has there. */
function compareSection(pages: { ko: Page; en: Page }, id: string): Problem[] {
  const [ko, en] = [groupsOf(pages.ko, id), groupsOf(pages.en, id)];
  for (let at = 0; at < Math.max(ko.length, en.length); at += 1) {
    const [one, other] = [ko[at], en[at]];
    if (one && other) {
      if (measure(one) === measure(other)) continue;
      const message = `Here is ${measure(other)}, and ${measure(one)} at ${pages.ko.file}:${one.line}. Say the same in both.`;
      return [report(pages.en, other.line, message)];
    }
    const [lack, have] = one ? [pages.en, pages.ko] : [pages.ko, pages.en];
    const group = one ?? other;
    if (!group) return [];
    const line = lack.headings.find((heading) => heading.id === id)?.line ?? 1;
    const message = `This section does not have ${measure(group)}, which stands at ${have.file}:${group.line}. Say the same in both.`;
    return [report(lack, line, message)];
  }
  return [];
}

/** Both languages have the same lists with as many items, and the same tables with as many rows. */
export function sameGroups(site: Site): Problem[] {
  return [...site.ko.values()].flatMap((ko) => {
    const en = site.en.get(ko.name);
    if (!en) return [];
    const there = new Set(en.headings.map(({ id }) => id));
    // A section that is not there at all is told of as such.
    const shared = ko.headings.flatMap(({ id }) => (id && there.has(id) ? id : []));
    return ['', ...shared].flatMap((id) => compareSection({ ko, en }, id));
  });
}
