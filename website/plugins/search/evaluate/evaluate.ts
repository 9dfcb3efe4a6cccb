import type { Page } from '../engine/page';
import { sectionsPerPage } from '../engine/fields';
import type { SearchEngine } from '../engine/SearchEngine';
import { dialect, isExpected } from './paths';
import type { Question } from './Question';

const depth = 10;

export interface Result extends Question {
  /** Best first, a page each: its path, with the anchor of its best section. */
  ranked: string[];
  /** Where the first expected answer stands, from 1; 0 when it is not there. */
  rank: number;
  milliseconds: number;
}

/** Asks every question and looks where its answers stand. */
export async function evaluate(
  engine: SearchEngine,
  pages: readonly Page[],
  questions: readonly Question[],
  align: (path: string) => string,
): Promise<Result[]> {
  const write = dialect(questions);
  const results: Result[] = [];
  for (const question of questions) {
    const start = performance.now();
    await engine.search(question.query);
    const { hits } = engine.lookUp(question.query, false);
    const milliseconds = performance.now() - start;
    const ranked = hits.slice(0, depth).map(({ page, sections }) => {
      const section = (sections[0]?.section ?? 0) % sectionsPerPage;
      const anchor = pages[page]?.sections[section]?.id;
      return write(align(pages[page]?.path ?? '')) + (anchor ? `#${anchor}` : '');
    });
    const rank = 1 + ranked.findIndex((address) => isExpected(address, question.expect));
    results.push({ ...question, ranked, rank, milliseconds });
  }
  return results;
}
