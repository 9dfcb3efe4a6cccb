import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startPreviewServer } from '../hosting/preview/startPreviewServer';
import { root } from '../scripts/root';
import { browserFlags } from '../scripts/test/browserFlags';
import { listSystemBrowsers } from '../scripts/test/listSystemBrowsers';
import { brand } from '../website/brand';
import budgets from './budgets.json';
import { drawWeights } from './weight/drawWeights';
import { findExcess } from './weight/findExcess';
import { weighPage, type Visit } from './weight/weighPage';

const paths = ['', 'docs/getting-started/', 'docs/api/connect/'];

const server = await startPreviewServer({
  folder: join(root, 'website/build'),
  baseUrl: brand.baseUrl,
});
const browser = await chromium.launch({
  executablePath: listSystemBrowsers()[0],
  args: browserFlags,
});
const visits: Record<string, Visit> = {};
for (const path of paths) visits[`/${path}`] = await weighPage(browser, server.url + path);
await browser.close();
await server.close();

const rowsOf = (when: keyof Visit) =>
  Object.fromEntries(Object.entries(visits).map(([path, visit]) => [path, visit[when]]));
console.log('Bytes over the wire (brotli) on a first visit, until the network is idle: untouched');
console.table(rowsOf('untouched'));
console.log('The same once the app has started, without what it fetches ahead for links');
console.table(rowsOf('started'));
await writeFile(join(root, '.github/page-weight.svg'), drawWeights(visits));
for (const excess of findExcess(visits, budgets)) {
  console.error(excess);
  process.exitCode = 1;
}
