import type { Page } from '@playwright/test';
import { openPage } from '../tests/site/openPage';
import { openBuiltSite } from './site/openBuiltSite';

const slowdown = 4;
const rounds = 7;
const budgetMs = 100;
const pauseMs = 500;

/**
 * Runs the first sample of a fresh page, once the pointer has been on its button for a while, and
 * gives the time from the press until an event of the SDK is shown, in milliseconds.
 */
async function timeFirstEvent(page: Page): Promise<number> {
  const sample = page.locator('[data-live]').first();
  const button = sample.getByRole('button', { name: /^(실행|Run)$/ });
  await button.hover();
  const frame = sample.frameLocator('iframe');
  // It asks for the program ahead once its own scripts have run.
  await frame.locator('link[href*="/samples/"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(pauseMs);
  return button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const pressedAt = performance.now();
        const observer = new MutationObserver(() => {
          if (!element.closest('[data-live]')?.querySelector('summary')) return;
          observer.disconnect();
          resolve(performance.now() - pressedAt);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
  );
}

const site = await openBuiltSite();
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const page = await site.browser.newPage({ baseURL: site.url });
  await openPage(page, '/docs/api/connect/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  times.push(Math.round(await timeFirstEvent(page)));
  await page.close();
}
await site.close();

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
