import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startPreviewServer } from '../hosting/preview/startPreviewServer';
import { root } from '../scripts/root';
import { browserFlags } from '../scripts/test/browserFlags';
import { listSystemBrowsers } from '../scripts/test/listSystemBrowsers';
import { openPage } from '../tests/site/openPage';
import { brand } from '../website/brand';
import { timeFirstEvent } from './live/timeFirstEvent';

const slowdown = 4;
const rounds = 7;
const budgetMs = 100;

const server = await startPreviewServer({
  folder: join(root, 'website/build'),
  baseUrl: brand.baseUrl,
});
const browser = await chromium.launch({
  executablePath: listSystemBrowsers()[0],
  args: browserFlags,
});
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const page = await browser.newPage({ baseURL: server.url });
  await openPage(page, '/docs/api/connect/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  times.push(Math.round(await timeFirstEvent(page)));
  await page.close();
}
await browser.close();
await server.close();

const sorted = times.sort((a, b) => a - b);
const median = sorted[Math.floor(rounds / 2)] ?? Number.NaN;
console.log(`From Run to the first event of the SDK, the processor slowed ${slowdown} times`);
console.table({ milliseconds: { fastest: sorted[0], median, slowest: sorted.at(-1) } });
// The fastest is what the page needs; the others had to share the processor with something else.
const [fastest = Number.NaN] = sorted;
if (fastest > budgetMs) {
  console.error(`The fastest took ${fastest} ms; the budget is ${budgetMs} ms`);
  process.exitCode = 1;
}
