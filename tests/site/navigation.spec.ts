import type { Page } from '@playwright/test';
import { holdBack } from './holdBack';
import { openPage } from './openPage';
import { scriptOfDocument } from './scriptOfDocument';
import { stopTime } from './stopTime';
import { expect, test } from './test';

/** The script of the connect page is fetched only by navigating to it. */
const connectScript = scriptOfDocument('api/connect');
const isOfConnect = (url: URL) => url.pathname === connectScript;

const setConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

const prefetched = (page: Page) => page.locator('link[rel="prefetch"][href*="/assets/js/"]');
const connectLink = (page: Page) => page.locator('aside a[href="/docs/api/connect/"]');

const loadsConnect = (page: Page) =>
  page.waitForRequest(
    (request) => isOfConnect(new URL(request.url())) && request.resourceType() === 'script',
  );

test('pages whose links are visible are prefetched', async ({ page }) => {
  const isFetched = page.waitForRequest((request) => isOfConnect(new URL(request.url())));
  await openPage(page, '/docs/introduction/');
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(5);
  await isFetched;
});

test('hovering a link loads its page before a click', async ({ page }) => {
  // On connections without prefetching, nothing is loaded for visible links.
  await page.route(isOfConnect, (route) =>
    route.request().resourceType() === 'script' ? route.continue() : new Promise(() => undefined),
  );
  await openPage(page, '/docs/introduction/');
  const loaded = loadsConnect(page);
  await connectLink(page).hover();
  await loaded;
});

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await setConnection(page, connection);
    const early: string[] = [];
    page.on('request', (request) => {
      if (isOfConnect(new URL(request.url()))) early.push(request.url());
    });
    await openPage(page, '/docs/introduction/');
    await connectLink(page).hover();
    await page.waitForLoadState('networkidle');
    expect(await prefetched(page).count()).toBe(0);
    expect(early).toEqual([]);
    await connectLink(page).click();
    await expect(page.locator('h1')).toContainText('connect');
  });
}

test('a route change that takes longer than 200 ms shows a thin bar and no spinner', async ({
  page,
}) => {
  await setConnection(page, { effectiveType: '2g', saveData: false });
  const files = await holdBack(page, isOfConnect);
  await openPage(page, '/docs/introduction/');
  await stopTime(page);
  await connectLink(page).click();
  const bar = page.locator('#nprogress');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(2);
  await expect(bar).toHaveCount(1);
  expect((await bar.locator('.bar').boundingBox())?.height).toBe(2);
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await page.clock.resume();
  await files.release();
  await expect(page.locator('h1')).toContainText('connect');
  await expect(bar).toHaveCount(0);
});

test.describe('with a route that fails to load', () => {
  test.use({ expectedMessages: /ChunkLoadError|Loading chunk|Failed to load resource/ });

  test('the target page is loaded as a full document', async ({ page }) => {
    await setConnection(page, { effectiveType: '2g', saveData: false });
    await openPage(page, '/docs/introduction/');
    let failed = false;
    await page.route(isOfConnect, (route) => {
      if (failed) return route.continue();
      failed = true;
      return route.abort();
    });
    const reloaded = page.waitForEvent('load');
    await connectLink(page).click();
    await reloaded;
    await expect(page).toHaveURL('/docs/api/connect/');
    await expect(page.locator('h1')).toContainText('connect');
    expect(failed).toBe(true);
  });
});

test('the element above the page content is kept when the route changes', async ({ page }) => {
  await openPage(page, '/docs/introduction/');
  // React 19.0 sets `innerHTML` again for each new object, except for the text in the navbar.
  const text = page.locator('.theme-announcement-bar, .navbar__brand').first();
  await text.evaluate((element) => Object.assign(element, { isFirst: true }));
  await connectLink(page).click();
  await expect(page.locator('h1')).toContainText('connect');
  expect(await text.evaluate((element) => 'isFirst' in element)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table of contents is rendered together with the new page', async ({ page }) => {
    await openPage(page, '/docs/introduction/');
    const isThere = await page
      .locator('main a[href^="/docs/"]:not([href*="#"])')
      .first()
      .evaluate(async (link: HTMLElement) => {
        const before = document.querySelector('h1')?.textContent;
        link.click();
        while (document.querySelector('h1')?.textContent === before) {
          await new Promise((resolve) => setTimeout(resolve));
        }
        return Boolean(document.querySelector('.theme-doc-toc-mobile'));
      });
    expect(isThere).toBe(true);
  });
});
