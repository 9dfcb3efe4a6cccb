import type { Problem } from 'docs-kit';
import type { Page } from '../site/Page';
import { sectionOf } from '../site/sectionOf';

/** Something a section says that the same section of the other language must say too. */
export interface Said {
  /** Equal in both languages. */
  identity: string;
  line: number;
  /** Whether any section of the other language may say it. */
  anywhere?: boolean;
}

function keyOf(page: Page, { identity, line, anywhere }: Said): string {
  return anywhere ? identity : `${sectionOf(page, line)?.id ?? ''} ${identity}`;
}

/** Names what sections of one language say and those of the other do not, in whatever order. */
export function compareSections(
  pages: { ko: Page; en: Page },
  list: (page: Page) => Said[],
): Problem[] {
  const said = { ko: list(pages.ko), en: list(pages.en) };
  const missingIn = (lack: Page, have: Page): Problem[] => {
    const seen = new Set(said[lack.locale].map((one) => keyOf(lack, one)));
    return said[have.locale].flatMap((one): Problem[] => {
      const key = keyOf(have, one);
      if (seen.has(key)) return [];
      seen.add(key);
      const id = one.anywhere ? undefined : sectionOf(have, one.line)?.id;
      const heading = lack.headings.find((other) => id && other.id === id);
      // A section that is not there at all is told of as such.
      if (id && !heading) return [];
      const line = heading?.line ?? 1;
      const where = one.anywhere ? 'This page' : 'This section';
      const message = `${where} does not have ${one.identity}, which stands at ${have.file}:${one.line}. Say the same in both.`;
      return [{ file: lack.file, line, column: 1, rule: 'same-facts', message }];
    });
  };
  return [...missingIn(pages.ko, pages.en), ...missingIn(pages.en, pages.ko)];
}
