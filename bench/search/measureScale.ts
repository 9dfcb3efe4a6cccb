import { brotliCompressSync } from 'node:zlib';
import { type Page, writeIndex } from 'korean-docs-search';
import { openEngine } from 'korean-docs-search/evaluate';
import { growPages } from '../../packages/korean-docs-search/src/testing/sites';
import { searchOptions } from '../../website/config/search';
import { median } from '../site/timing';

export interface Scale {
  pages: number;
  /** Size of the whole index as written, in kilobytes. */
  indexKilobytes: number;
  /** Bytes (brotli) fetched until a query is answered on a first visit: median and maximum. */
  bytes: number;
  bytesMost: number;
  /** CPU time from the first key to the answer, in milliseconds: median and maximum. */
  cold: number;
  coldMost: number;
  /** The same with the shards in the cache. */
  warm: number;
  warmMost: number;
}

/** CPU time that something took, in milliseconds; other processes on the machine do not count. */
async function timeProcessor(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const middleAndMost = (values: readonly number[]): [middle: number, most: number] => [
  round(median(values)),
  round(Math.max(...values)),
];

/**
 * Measures an index of the given number of pages, grown from a site, with queries each on a first
 * visit.
 */
export async function measureScale(
  site: readonly Page[],
  count: number,
  queries: readonly string[],
): Promise<Scale> {
  const files = writeIndex(growPages(site, count), { groups: searchOptions.groups });
  const compressed = new Map<string, number>();
  const weigh = (file: string): number => {
    const known = compressed.get(file) ?? brotliCompressSync(files.get(file) ?? '').length;
    compressed.set(file, known);
    return known;
  };
  const bytes: number[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  // Warms up: the first queries would be timed with uncompiled code.
  for (const query of queries) await openEngine(files).engine.search(query);
  for (const query of queries) {
    const { engine, fetched } = openEngine(files);
    cold.push(await timeProcessor(() => engine.search(query)));
    bytes.push(fetched.reduce((sum, file) => sum + weigh(file), 0));
    warm.push(await timeProcessor(() => engine.search(query)));
  }
  const [middleBytes, bytesMost] = middleAndMost(bytes);
  const [middleCold, coldMost] = middleAndMost(cold);
  const [middleWarm, warmMost] = middleAndMost(warm);
  const whole = [...files].reduce((sum, [, content]) => sum + content.length, 0);
  return {
    pages: count,
    indexKilobytes: Math.round(whole / 1_000),
    bytes: middleBytes,
    bytesMost,
    cold: middleCold,
    coldMost,
    warm: middleWarm,
    warmMost,
  };
}
