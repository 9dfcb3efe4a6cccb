import type { Page } from '@playwright/test';
import { openPage } from '../tests/site/openPage';
import { openBuiltSite } from './site/openBuiltSite';
import { checkTimes, slowDown } from './site/timing';

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
  // It prefetches the program once its own scripts have run.
  await frame.locator('link[href*="/samples/"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(pauseMs);
  return button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        // The button is replaced by another once it runs.
        const panel = element.closest('[data-live]');
        const pressedAt = performance.now();
        const observer = new MutationObserver(() => {
          // The last tab lists the events and shows their number.
          const tab = panel?.querySelector('[role=tab]:last-child');
          if (!/\d/.test(tab?.textContent ?? '')) return;
          observer.disconnect();
          resolve(performance.now() - pressedAt);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );
}

const site = await openBuiltSite();
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const page = await site.browser.newPage({ baseURL: site.url });
  await openPage(page, '/docs/api/connect/');
  await slowDown(page);
  times.push(Math.round(await timeFirstEvent(page)));
  await page.close();
}
await site.close();
checkTimes('From Run to the first event of the SDK', { connect: times }, budgetMs);
