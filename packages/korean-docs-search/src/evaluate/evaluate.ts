import { SearchEngine } from '../engine/SearchEngine';
import { sectionsPerPage } from '../format/postings';
import type { Page } from '../pages/page';
import { dialect, isExpected, type Question } from './questions';

export { alignPaths, parseQuestions } from './questions';

export interface OpenedEngine {
  engine: SearchEngine;
  /** The loaded files, in order. */
  fetched: string[];
}

/** Opens an engine on the files of an index. */
export function openEngine(files: ReadonlyMap<string, string>): OpenedEngine {
  const fetched: string[] = [];
  const engine = new SearchEngine((file) => {
    const content = files.get(file);
    if (content === undefined) return Promise.reject(new Error(`No file ${file}`));
    fetched.push(file);
    return Promise.resolve(content);
  });
  return { engine, fetched };
}

const depth = 10;

interface Result extends Question {
  /** The results, one a page and best first: the path with the anchor of its best section. */
  ranked: string[];
  /** The rank of the first expected answer, from 1; 0 when it is missing. */
  rank: number;
}

/** Asks all questions and ranks the expected answers. */
export async function evaluate(
  engine: SearchEngine,
  pages: readonly Page[],
  questions: readonly Question[],
  align: (path: string) => string,
): Promise<Result[]> {
  const write = dialect(questions);
  const results: Result[] = [];
  for (const question of questions) {
    const { hits } = await engine.rank(question.query);
    const ranked = hits.slice(0, depth).map(({ page, sections }) => {
      const section = (sections[0]?.section ?? 0) % sectionsPerPage;
      const anchor = pages[page]?.sections[section]?.id;
      return write(align(pages[page]?.path ?? '')) + (anchor ? `#${anchor}` : '');
    });
    const rank = 1 + ranked.findIndex((address) => isExpected(address, question.expect));
    results.push({ ...question, ranked, rank });
  }
  return results;
}

interface Summary {
  class: string;
  queries: number;
  /** Shards from 0 to 1. */
  success1: number;
  success3: number;
  mrr: number;
}

function summary(name: string, results: readonly Result[]): Summary {
  const share = (test: (rank: number) => boolean): number =>
    results.filter(({ rank }) => test(rank)).length / Math.max(1, results.length);
  const reciprocal = results.reduce((sum, { rank }) => sum + (rank ? 1 / rank : 0), 0);
  return {
    class: name,
    queries: results.length,
    success1: share((rank) => rank === 1),
    success3: share((rank) => rank >= 1 && rank <= 3),
    mrr: reciprocal / Math.max(1, results.length),
  };
}

/** The measures for each class and, last, for all questions. */
export function summarize(results: readonly Result[]): Summary[] {
  const classes = [...new Set(results.map((result) => result.class))];
  return [
    ...classes.map((name) =>
      summary(
        name,
        results.filter((result) => result.class === name),
      ),
    ),
    summary('all', results),
  ];
}

/** Formats a summary as a text table. */
export function formatTable(summaries: readonly Summary[]): string {
  const percent = (share: number): string => (100 * share).toFixed(1).padStart(9);
  const rows = summaries.map(
    ({ class: name, queries, success1, success3, mrr }) =>
      `${name.padEnd(20)}${String(queries).padStart(8)}${percent(success1)}${percent(success3)}${mrr.toFixed(3).padStart(8)}`,
  );
  return [`${'class'.padEnd(20)} queries  first %  three %     mrr`, ...rows].join('\n');
}
