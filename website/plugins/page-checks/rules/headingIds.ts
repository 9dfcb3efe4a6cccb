import type { Problem } from 'docs-kit';
import type { Site } from '../site/readSite';

const english = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Every heading has an explicit English id, and no two of a page the same. */
export function headingIds(site: Site): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap(({ file, headings }) => {
    const seen = new Map<string, number>();
    return headings.flatMap(({ id, text, line, column }): Problem[] => {
      const report = (message: string) => [{ file, line, column, rule: 'heading-ids', message }];
      if (!id) return report(`The heading "${text}" has no id. Write one: {#english-words}.`);
      if (!english.test(id))
        return report(`The id "${id}" is not made of English words in lower case and hyphens.`);
      const before = seen.get(id);
      if (before !== undefined)
        return report(`The id "${id}" is taken by the heading on line ${before}.`);
      seen.set(id, line);
      return [];
    });
  });
}
