import type { Page } from '@playwright/test';
import { holdBack } from './holdBack';
import { openPage } from './openPage';
import { scriptOfDocument } from './scriptOfDocument';
import { stopTime } from './stopTime';
import { expect, test } from './test';

/** The script of the connect page is fetched only on the way there. */
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

test('pages whose links are visible are prefetched, and then loaded', async ({ page }) => {
  const loaded = loadsConnect(page);
  await openPage(page, '/docs/introduction/');
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(5);
  await loaded;
});

test('the page of a link under the pointer is loaded before the press', async ({ page }) => {
  // Where nothing is ever prefetched, nothing is loaded by being seen.
  await page.route(isOfConnect, (route) =>
    route.request().resourceType() === 'script' ? route.continue() : new Promise(() => undefined),
  );
  await openPage(page, '/docs/introduction/');
  const loaded = loadsConnect(page);
  await connectLink(page).hover();
  await loaded;
});

test('a page is seen before the bar above it learns of it', async ({ page }) => {
  await openPage(page, '/docs/introduction/');
  await page.waitForLoadState('networkidle');
  const english = page.locator('nav a[hreflang=en], nav a[lang=en]').first();
  await expect(english).toHaveAttribute('href', '/en/docs/introduction/');
  const link = await english.elementHandle();
  const seen = await connectLink(page).evaluate(
    (pressed: HTMLElement, other) =>
      new Promise<string | null | undefined>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent?.trim() !== 'connect') return;
          observer.disconnect();
          resolve(other?.getAttribute('href'));
        }).observe(document, { childList: true, subtree: true });
        pressed.click();
      }),
    link,
  );
  expect(seen).toBe('/en/docs/introduction/');
  await expect(english).toHaveAttribute('href', '/en/docs/api/connect/');
});

for (const connection of [
  { effectiveType: '2g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
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

  test('the page is reloaded whole, to where the reader was going', async ({ page }) => {
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

test('a page that is ready is there as its link is pressed, its top first', async ({ page }) => {
  const loaded = loadsConnect(page);
  await openPage(page, '/docs/introduction/');
  await loaded;
  await page.waitForLoadState('networkidle');
  const shown = await connectLink(page).evaluate(async (link: HTMLElement) => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    link.click();
    // Not one task later: what React does for a press, it does before anything else.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return {
      heading: document.querySelector('h1')?.textContent,
      blocks: document.querySelectorAll('.theme-doc-markdown > *').length,
      contents: document.querySelectorAll('.table-of-contents a').length,
      pagination: document.querySelectorAll('.pagination-nav').length,
    };
  });
  expect(shown).toMatchObject({ heading: 'connect', contents: 0, pagination: 0 });
  await expect(page.locator('.table-of-contents a').first()).toBeVisible();
  await expect(page.locator('.pagination-nav')).toHaveCount(1);
  const blocks = page.locator('.theme-doc-markdown > *');
  await expect.poll(() => blocks.count()).toBeGreaterThan(shown.blocks * 2);
  await page.locator('footer a').first().scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page.locator('h1')).not.toContainText('connect');
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a page that is ready is drawn once, and its effects wait until it can be seen', async ({
  page,
}) => {
  const loaded = loadsConnect(page);
  await openPage(page, '/docs/introduction/');
  await loaded;
  await page.waitForLoadState('networkidle');
  const deeds = await connectLink(page).evaluate(async (link: HTMLElement) => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    const done: string[] = [];
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options): void {
      if (this.role === 'region') done.push('effects');
      focus.call(this, options);
    };
    requestAnimationFrame(() => done.push('frame'));
    link.click();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    done.push(document.querySelector('h1')?.textContent ?? '');
    while (!done.includes('effects')) await new Promise((resolve) => setTimeout(resolve));
    return done;
  });
  expect(deeds).toEqual(['connect', 'frame', 'effects']);
});

test('what stands above the pages is not made anew with each of them', async ({ page }) => {
  await openPage(page, '/docs/introduction/');
  const text = page.locator('.theme-announcement-bar a').first();
  await text.evaluate((element) => Object.assign(element, { isFirst: true }));
  await connectLink(page).click();
  await expect(page.locator('h1')).toContainText('connect');
  expect(await text.evaluate((element) => 'isFirst' in element)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the contents stand above the text from the first frame on', async ({ page }) => {
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
