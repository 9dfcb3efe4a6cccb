import { openEngine } from '../evaluate/evaluate';
import { writeIndex } from '../indexing/writeIndex';
import { newSection, type Page, type Section } from '../pages/page';
import { readMarkdown } from '../pages/readMarkdown';
import { resolveLinks } from '../pages/readPages';

/** The titles of the pages that match a query on a site of these files, best first. */
export async function findTitles(files: Record<string, string>, query: string): Promise<string[]> {
  const pages = Object.entries(files).map(([path, source]) => readMarkdown(path, source));
  resolveLinks(pages, '/');
  const { engine } = openEngine(writeIndex(pages));
  return (await engine.search(query)).pages.map(({ title }) => title);
}

/** A seeded random number generator, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const firstSyllable = 0xac00;
const syllables = 11_172;

/**
 * Grows a small site to any size: its own pages, then pages that mix their sections with generated
 * words, so that the vocabulary grows as on a real site.
 */
export function growPages(pages: readonly Page[], count: number): Page[] {
  const random = seeded(count);
  const words = Array.from({ length: 40 * count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
      String.fromCharCode(firstSyllable + 28 * Math.floor((random() * syllables) / 28)),
    ).join(''),
  );
  // Few words are common and most are rare.
  const word = (): string => words[Math.floor(words.length * random() ** 3)] ?? '';
  const sections = pages.flatMap((page) => page.sections);
  const mixed = (text: string): string =>
    text.replace(/[가-힣]{2,}/g, (found) => (random() < 0.3 ? word() : found));
  const section = (id: string, level: number): Section => {
    const from = sections[Math.floor(random() * sections.length)];
    return {
      ...newSection(id, level, `${word()} ${mixed(from?.heading ?? '')}`),
      text: mixed(from?.text ?? ''),
      code: from?.code ?? [],
      names: from?.names ?? [],
    };
  };
  const grown = Array.from({ length: Math.max(0, count - pages.length) }, (_, at): Page => {
    const more = Array.from({ length: 8 }, (__, number) => section(`part-${number}`, 2));
    return {
      path: `docs/more/${at}/`,
      crumbs: [word()],
      sections: [section('', 1), ...more],
      links: [],
    };
  });
  return [...pages, ...grown];
}
