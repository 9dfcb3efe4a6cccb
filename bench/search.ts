import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startPreviewServer } from '../hosting/preview/startPreviewServer';
import { root } from '../scripts/root';
import { browserFlags } from '../scripts/test/browserFlags';
import { listSystemBrowsers } from '../scripts/test/listSystemBrowsers';
import { brand } from '../website/brand';
import { weighFirstResult } from './search/weighFirstResult';

const queries = [
  { path: 'docs/introduction/', query: '녹음' },
  { path: 'docs/introduction/', query: '토큰 만료' },
  { path: 'en/docs/introduction/', query: 'recording' },
  { path: 'en/docs/introduction/', query: 'token expired' },
];

const server = await startPreviewServer({
  folder: join(root, 'website/build'),
  baseUrl: brand.baseUrl,
});
const browser = await chromium.launch({
  executablePath: listSystemBrowsers()[0],
  args: browserFlags,
});
console.log('Bytes over the wire (brotli) to the first result, first visit');
const rows = [];
for (const { path, query } of queries)
  rows.push(await weighFirstResult(browser, server.url + path, query));
console.table(rows);
await browser.close();
await server.close();
