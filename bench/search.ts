import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root';
import { readFolder } from 'korean-docs-search';
import { parseQuestions } from 'korean-docs-search/evaluate';
import { measureScale } from './search/measureScale';
import { timeAnswers } from './search/timeAnswers';
import { weighFirstResult } from './search/weighFirstResult';
import { openBuiltSite } from './site/openBuiltSite';

const build = join(root, 'website/build');
const budget = 25_000;
const sizes = [17, 200, 1_000, 5_000];
const queries = [
  { path: 'docs/introduction/', query: '녹음' },
  { path: 'docs/introduction/', query: '토큰 만료' },
  { path: 'en/docs/introduction/', query: 'recording' },
  { path: 'en/docs/introduction/', query: 'token expired' },
];

const site = await openBuiltSite();
const weights = [];
const times = [];
for (const { path, query } of queries) {
  // Takes the least of several visits: prefetches may overtake the rendering of the results.
  const visits = [];
  for (let visit = 0; visit < 3; visit++)
    visits.push(await weighFirstResult(site.browser, site.url + path, query));
  weights.push(...visits.sort((a, b) => a.bytes - b.bytes).slice(0, 1));
  times.push(await timeAnswers(site.browser, site.url + path, query));
}
await site.close();

console.log('Bytes over the wire (brotli) to the first result, first visit');
console.table(weights);
console.log('Milliseconds from a key press to the first result, with the CPU slowed down 4 times');
console.table(times);

const questions = parseQuestions(
  readFileSync(join(root, 'tests/search/questions/ko.test.json'), 'utf8'),
);
const asked = questions.filter((_, at) => at % 3 === 0).map(({ query }) => query);
const pages = readFolder(join(build, 'docs'), 'ko');
const scales = [];
for (const size of sizes) scales.push(await measureScale(pages, size, asked));
console.log('The same index with more pages: bytes (brotli) and CPU milliseconds per answer');
console.table(scales);

for (const { query, bytes } of weights) {
  if (bytes <= budget) continue;
  console.error(`${query} is answered after ${bytes} bytes; the budget is ${budget}`);
  process.exitCode = 1;
}
