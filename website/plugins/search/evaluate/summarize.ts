import type { Result } from './evaluate';

export interface Summary {
  class: string;
  queries: number;
  /** Shares from 0 to 1. */
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

/** How good the answers were, for each class and for all together (last). */
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

/** The same as a table of text. */
export function formatTable(summaries: readonly Summary[]): string {
  const percent = (share: number): string => (100 * share).toFixed(1).padStart(9);
  const rows = summaries.map(
    ({ class: name, queries, success1, success3, mrr }) =>
      `${name.padEnd(20)}${String(queries).padStart(8)}${percent(success1)}${percent(success3)}${mrr.toFixed(3).padStart(8)}`,
  );
  return [`${'class'.padEnd(20)} queries  first %  three %     mrr`, ...rows].join('\n');
}
