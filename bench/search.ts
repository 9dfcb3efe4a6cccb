import { timeAnswers } from './search/timeAnswers';
import { weighFirstResult } from './search/weighFirstResult';
import { openBuiltSite } from './site/openBuiltSite';

const budget = 25_000;
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
  weights.push(await weighFirstResult(site.browser, site.url + path, query));
  times.push(await timeAnswers(site.browser, site.url + path, query));
}
await site.close();

console.log('Bytes over the wire (brotli) to the first result, first visit');
console.table(weights);
console.log('Milliseconds from a key press to the first result, with the CPU slowed down 4 times');
console.table(times);

for (const { query, bytes } of weights) {
  if (bytes <= budget) continue;
  console.error(`${query} is answered after ${bytes} bytes; the budget is ${budget}`);
  process.exitCode = 1;
}
