import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startPreviewServer } from '../hosting/preview/startPreviewServer';
import { root } from '../scripts/root';
import { browserFlags } from '../scripts/test/browserFlags';
import { listSystemBrowsers } from '../scripts/test/listSystemBrowsers';
import { brand } from '../website/brand';
import budgets from './budgets.json';
import { weighPage, type Weight } from './weight/weighPage';

const paths = ['', 'docs/getting-started/', 'docs/api/connect/'];

const server = await startPreviewServer({
  folder: join(root, 'website/build'),
  baseUrl: brand.baseUrl,
});
const browser = await chromium.launch({
  executablePath: listSystemBrowsers()[0],
  args: browserFlags,
});
const rows: Record<string, Weight> = {};
for (const path of paths) rows[`/${path}`] = await weighPage(browser, server.url + path);
await browser.close();
await server.close();

console.log('Bytes over the wire (brotli) until the network is idle, first visit');
console.table(rows);
for (const [path, weight] of Object.entries(rows)) {
  for (const [kind, budget] of Object.entries(budgets) as [keyof typeof budgets, number][]) {
    if (weight[kind] <= budget) continue;
    console.error(`${path} loads ${weight[kind]} bytes of ${kind}; its budget is ${budget}`);
    process.exitCode = 1;
  }
}
