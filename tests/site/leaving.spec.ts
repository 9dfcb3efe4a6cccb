import { chromium, type Page } from '@playwright/test';
import { browserFlags, listSystemBrowsers } from '../../scripts/test/browser';
import { expect, test } from './test';

interface Marked {
  mark?: string;
}

/** Opens a page, leaves it by a link that loads a new document, and goes back. */
async function leaveAndReturn(page: Page, url: string, isStarted: boolean): Promise<boolean> {
  await page.goto(`${url}/docs/introduction/`);
  if (isStarted) {
    await page.keyboard.press('Shift');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  }
  await page.evaluate(() => Object.assign(window, { mark: 'kept' }));
  await page.goto(`${url}/docs/api/connect/`);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toContainText('소개');
  return page.evaluate(() => (window as Marked).mark === 'kept');
}

test('a page is restored from the back/forward cache, before and after its app starts', async ({
  baseURL,
}) => {
  const origin = baseURL?.replace(/\/$/, '') ?? '';
  const browser = await chromium.launch({
    executablePath: listSystemBrowsers()[0],
    args: browserFlags,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const kept = [
    await leaveAndReturn(page, origin, false),
    await leaveAndReturn(page, origin, true),
  ];
  await browser.close();
  expect(kept).toEqual([true, true]);
});

test('links are prerendered only until the app starts', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const ahead: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) ahead.push(`${key.action} ${key.url}`);
  });
  await session.send('Preload.enable');
  const drawnAhead = () => ahead.splice(0).join('\n');
  // Between documentation pages the app navigates on the client instead.
  await page.goto('/docs/introduction/');
  await expect.poll(drawnAhead).toMatch(/^Prerender [^/]+\/\/[^/]+\/$/m);
  expect(drawnAhead()).not.toMatch(/\/(docs|sdk)\//);
  await page.goto('/');
  await expect.poll(drawnAhead).toMatch(/Prerender \S+\/docs\/getting-started\//);
  await page.locator('main a[href="/docs/getting-started/"]').first().hover();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});
