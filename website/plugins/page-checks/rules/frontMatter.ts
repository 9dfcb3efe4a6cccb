import { nearNames, type Problem } from 'docs-kit';
import type { Site } from '../site/readSite';

const entries = ['title', 'description', 'sidebar_label'];
const needed = ['title', 'description'];

function explain(name: string, value: string): string | undefined {
  if (!entries.includes(name)) {
    const [near] = nearNames(name, entries);
    const hint = near ? ` Did you mean "${near}"?` : '';
    return `The front matter has only ${entries.join(', ')}, and no "${name}".${hint}`;
  }
  const isText = value !== '' && !/^[>|]/.test(value);
  return isText ? undefined : `The ${name} stands on one line, behind its name.`;
}

/** Every page has a title and a description, each on a line, and nothing else at its head. */
export function frontMatter(site: Site): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap((page) => {
    const missing = needed
      .filter((name) => !Object.hasOwn(page.frontMatter, name))
      .map(
        (name) =>
          `The page has no ${name}: write "${name}: …" between two lines of --- at its head.`,
      );
    const wrong = Object.entries(page.frontMatter).flatMap(
      ([name, value]) => explain(name, value) ?? [],
    );
    return [...wrong, ...missing].map((message) => ({
      file: page.file,
      line: 1,
      column: 1,
      rule: 'front-matter',
      message,
    }));
  });
}
