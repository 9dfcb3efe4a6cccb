import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWorker } from './bundleWorker';
import { writeFiles } from './docusaurus';
import { evaluate, formatTable, openEngine, summarize } from './evaluate/evaluate';
import { alignPaths, parseQuestions } from './evaluate/questions';
import { parseGroups } from './glossary';
import { writeIndex, type IndexOptions } from './indexing/writeIndex';
import type { Page } from './pages/page';
import { readFolder } from './pages/readPages';
import { addSearchNames } from './pages/searchNames';

const usage = `korean-docs-search index --pages FOLDER --out FOLDER
korean-docs-search evaluate --pages FOLDER --queries FILE [--json] [--misses]

  --pages     a folder of Markdown, MDX or HTML
  --out       where the index and search/worker.js are written
  --language  leaves out HTML that says it is in another (ko)
  --groups    a file of the site's own words: names of one thing on a line, with = between them
  --names     a folder of what readers call sections: PAGE.yml, a list of names for each id
  --queries   a file of questions with their answers: [{ "query": "…", "expect": ["page#id"] }]
  --json      prints every answer
  --misses    prints the questions that were not answered first`;

const options = {
  pages: { type: 'string' },
  out: { type: 'string' },
  queries: { type: 'string' },
  language: { type: 'string', default: 'ko' },
  groups: { type: 'string' },
  names: { type: 'string' },
  json: { type: 'boolean', default: false },
  misses: { type: 'boolean', default: false },
} as const;

async function evaluatePages(
  pages: readonly Page[],
  folder: string,
  queries: string,
  indexOptions: IndexOptions,
  shown: { json: boolean; misses: boolean },
): Promise<void> {
  const questions = parseQuestions(readFileSync(queries, 'utf8'));
  const align = alignPaths(
    pages.map((page) => page.path),
    questions.flatMap(({ expect }) => expect),
    folder,
  );
  const { engine } = openEngine(writeIndex(pages, indexOptions));
  const results = await evaluate(engine, pages, questions, align);
  const summaries = summarize(results);
  if (shown.json) {
    const answers = results.map(({ query, ranked }) => ({ query, ranked }));
    console.log(JSON.stringify({ pages: pages.length, summaries, results: answers }, null, 1));
  } else {
    console.log(`${pages.length} pages, ${questions.length} queries\n`);
    console.log(formatTable(summaries));
  }
  if (!shown.misses) return;
  for (const { query, expect, ranked, rank } of results.filter((result) => result.rank !== 1)) {
    const got = ranked.slice(0, 3).join(', ');
    console.error(`${rank || '-'}  ${query}\n     expected ${expect.join(', ')}\n     got ${got}`);
  }
}

/**
 * Runs the command line: builds an index from a folder, or queries one.
 *
 * @param args - What stands behind the name of the command
 * @param site - What a site adds to what the command line says
 * @returns its exit code
 */
export async function runCommand(
  args: readonly string[],
  site: Pick<IndexOptions, 'groups'> = {},
): Promise<number> {
  const refuse = (wrong: string): number => {
    console.error(`${wrong}\n\n${usage}`);
    return 2;
  };
  const [command] = args;
  if (command === undefined || args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  let values;
  try {
    ({ values } = parseArgs({ args: args.slice(1), options }));
  } catch (error) {
    return refuse((error as Error).message);
  }
  const { pages: folder, out, queries, language, names } = values;
  if (!folder) return refuse('Say where the pages are: --pages FOLDER.');
  const own = values.groups ? parseGroups(readFileSync(values.groups, 'utf8')) : [];
  const indexOptions = { groups: [...(site.groups ?? []), ...own] };
  const pages = readFolder(folder, language);
  if (names) addSearchNames(pages, names);
  if (command === 'evaluate' && queries) {
    await evaluatePages(pages, folder, queries, indexOptions, values);
  } else if (command === 'index' && out) {
    const { code } = await bundleWorker();
    const files = writeIndex(pages, indexOptions);
    writeFiles(out, [...files, ['search/worker.js', code]]);
    console.log(`${pages.length} pages in ${files.size} files below ${path.resolve(out)}`);
  } else return refuse('Say what to do: index --out FOLDER, or evaluate --queries FILE.');
  return 0;
}
