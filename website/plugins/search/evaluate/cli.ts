import { readFileSync } from 'node:fs';
import { readOptions, refuseOptions } from '../../../../scripts/readOptions';
import { alignPaths } from './alignPaths';
import { evaluate } from './evaluate';
import { openEngine } from './openEngine';
import { parseQuestions } from './Question';
import { writeIndex } from '../indexing/writeIndex';
import { readFolder } from './readFolder';
import { formatTable, summarize } from './summarize';

const usage =
  'npm run search:eval -- --pages FOLDER --queries FILE [--language ko|en] [--json] [--misses]';
const { values } = readOptions(usage, {
  options: {
    pages: { type: 'string' },
    queries: { type: 'string' },
    language: { type: 'string', default: 'ko' },
    json: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});

if (!values.pages || !values.queries) {
  refuseOptions('Say where the pages are, and the queries.', usage);
}

const questions = parseQuestions(readFileSync(values.queries, 'utf8'));
const pages = readFolder(values.pages, values.language);
const align = alignPaths(
  pages.map(({ path }) => path),
  questions.flatMap(({ expect }) => expect),
  values.pages,
);
const { engine } = openEngine(writeIndex(pages));
const results = await evaluate(engine, pages, questions, align);
const summaries = summarize(results);

if (values.json) {
  const shown = results.map(({ query, ranked }) => ({ query, ranked }));
  console.log(JSON.stringify({ pages: pages.length, summaries, results: shown }, null, 1));
} else {
  console.log(`${pages.length} pages, ${questions.length} queries\n`);
  console.log(formatTable(summaries));
}
if (values.misses) {
  for (const { query, expect, ranked, rank } of results.filter((result) => result.rank !== 1)) {
    console.error(
      `${rank || '-'}  ${query}\n     expected ${expect.join(', ')}\n     got ${ranked.slice(0, 3).join(', ')}`,
    );
  }
}
