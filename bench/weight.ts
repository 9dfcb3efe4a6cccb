import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/root';
import budgets from './budgets.json';
import { openBuiltSite } from './site/openBuiltSite';
import { drawWeights } from './weight/drawWeights';
import { findExcess, type Visit, weighPage } from './weight/weighPage';

const paths = ['', 'docs/getting-started/', 'docs/api/connect/'];

const site = await openBuiltSite();
const visits: Record<string, Visit> = {};
for (const path of paths) visits[`/${path}`] = await weighPage(site.browser, site.url + path);
await site.close();

const rowsOf = (when: keyof Visit) =>
  Object.fromEntries(Object.entries(visits).map(([path, visit]) => [path, visit[when]]));
console.log('Bytes over the wire (brotli) on a first visit, without interaction');
console.table(rowsOf('untouched'));
console.log('The same after the app has started, without prefetched pages');
console.table(rowsOf('started'));
await writeFile(join(root, '.github/page-weight.svg'), drawWeights(visits));
for (const excess of findExcess(visits, budgets)) {
  console.error(excess);
  process.exitCode = 1;
}
