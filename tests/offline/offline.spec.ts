import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { listFiles } from 'static-host-rules';
import { root } from '../../scripts/root';
import { brand } from '../../website/brand';
import { readSdkVersion } from '../../website/plugins/site-files/servedFiles';
import { outcomeOf, runButton } from '../live/runSample';
import { findViolations } from '../site/findViolations';
import { startApp } from '../site/startApp';
import { makeWorker } from './makeWorker';
import { listKept, readPage } from './readPage';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

/** Waits until every file of the Korean index is cached. */
async function untilSearchIsKept(page: Page): Promise<void> {
  const isOfIndex = (path: string) => /assets\/search\/.*\.json$/.test(path);
  const folder = join(root, 'website/build');
  const files = listFiles(folder).filter((path) => /^assets/.test(path) && isOfIndex(path));
  expect(files.length).toBeGreaterThan(3);
  await expect
    .poll(async () => (await listKept(page)).filter(isOfIndex), { timeout: 60_000 })
    .toHaveLength(files.length);
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  // Not every Chromium reports an emulated network as offline.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
}

test('visited pages and the search work offline; other pages list what is available', async ({
  page,
  context,
}) => {
  await readPage(page, '/docs/introduction/');
  await page.locator('aside a[href="/docs/api/connect/"]').click();
  await expect.poll(() => listKept(page)).toContain('/docs/api/connect/');
  await untilSearchIsKept(page);
  await goOffline(context);

  await page.goto('/docs/introduction/');
  await expect(page.locator('h1')).toContainText('소개');
  await startApp(page);
  await page.locator('aside a[href="/docs/api/connect/"]').click();
  await expect(page.locator('h1')).toContainText('connect');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('마이크');
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.goto('/docs/authentication/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.locator('h1')).toContainText('인터넷 연결이 끊겼습니다');
  // What its policy blocks has no effect. Its colors follow the site's setting, not the system's.
  const backgrounds = new Set();
  for (const { chosen, system, theme } of [
    { chosen: undefined, system: 'dark', theme: 'light' },
    { chosen: 'light', system: 'dark', theme: 'light' },
    { chosen: 'dark', system: 'light', theme: 'dark' },
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((name) => {
      if (name) localStorage.setItem('theme', name);
      else localStorage.removeItem('theme');
    }, chosen);
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    await expect(page.locator('li a').first()).toHaveCSS('display', 'block');
    backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    expect(await findViolations(page, 'body')).toEqual([]);
  }
  expect(backgrounds.size).toBe(2);
  await page.getByRole('link', { name: 'connect' }).click();
  await expect(page.locator('h1')).toContainText('connect');

  await page.goto('/en/docs/authentication/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toContainText('You are offline');
  await expect(page).toHaveTitle(`You are offline | ${brand.productName.en}`);
});

test('answers from the docs work offline after a first question online', async ({
  page,
  context,
}) => {
  const ask = async (question: string) => {
    await page.getByRole('button', { name: '물어보기', exact: true }).click();
    const field = page.getByRole('textbox', { name: '질문' });
    await field.fill(question);
    await field.press('Enter');
    await expect(page.locator('aside blockquote')).toBeVisible();
  };
  await readPage(page, '/docs/api/connect/');
  await startApp(page);
  await ask('connectTimeoutMs가 뭐예요?');
  await untilSearchIsKept(page);
  await goOffline(context);
  await page.reload();
  await startApp(page);
  await ask('텍스트는 몇 자까지 보낼 수 있어?');
  await expect(page.locator('aside blockquote')).toContainText('2,000');
});

// The limit grows with the pages, so that a sentence more does not exceed it.
const mostPerByteOfText = 2.6;

test('the search index is cached after ten seconds, file by file, in fewer than 12 requests and 2.6 times the bytes of the text', async ({
  page,
  host,
}) => {
  const before = host.answered.length;
  await page.clock.install();
  await readPage(page, '/docs/introduction/');
  await page.waitForLoadState('networkidle');
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  const ofSearch = () => host.answered.slice(before).filter(({ path }) => /\/search\//.test(path));
  expect(ofSearch()).toEqual([]);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(9_999);
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);
  const rested = host.answered.length;
  host.mostAtOnce = 0;
  await page.clock.fastForward(2);

  await untilSearchIsKept(page);
  expect(host.mostAtOnce).toBe(1);
  expect(host.answered.length - rested).toBeLessThan(12);
  const bytes = host.answered.slice(rested).reduce((sum, answer) => sum + answer.bytes, 0);
  const text = statSync(join(root, 'website/build/llms-full.txt.br')).size;
  expect(bytes / text).toBeLessThan(mostPerByteOfText);
});

test('corrupted cache entries do not break a page', async ({ page }) => {
  await readPage(page, '/docs/introduction/');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = { 'Content-Type': 'text/plain' };
        await cache.put(request, new Response('<b>garbage</b>', { headers }));
      }
    }
  });
  await page.goto('/docs/introduction/');
  await startApp(page);
  await expect(page.locator('h1')).toContainText('소개');
});

test('the site works when the storage quota is exceeded', async ({ page, context, host }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 20_000 });
  await page.goto('/docs/introduction/');
  await startApp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto('/docs/api/connect/');
  await startApp(page);
  await expect(page.locator('h1')).toContainText('connect');
});

test('no service worker is registered before an interaction, or with Save-Data', async ({
  page,
}) => {
  await page.goto('/docs/introduction/');
  await page.waitForLoadState('networkidle');
  const count = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await count()).toBe(0);
  await page.addInitScript(() => {
    const value = { effectiveType: '4g', saveData: true };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  });
  await page.goto('/docs/introduction/');
  await startApp(page);
  await page.waitForLoadState('networkidle');
  expect(await count()).toBe(0);
});

test('the retiring worker removes itself and its caches, but no caches of other apps', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => void caches.open('of another app'));
  await readPage(page, '/docs/introduction/');
  host.worker = await makeWorker('retire');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual(['of another app']);
  host.worker = undefined;
});

test('samples run offline once one of the page was run online; edited code reports being offline', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sample = page.locator('[data-sample="api/send-text.ts"]');
  await readPage(page, '/docs/api/send-text/');
  expect(asked.filter((path) => /^\/(live|sdk)\//.test(path))).toEqual([]);
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  const programs = ['send-text', 'send-text-stream'].map(
    (name) => `/live/ko/samples/api/${name}.js`,
  );
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(programs));
  await sample.getByRole('button', { name: '편집' }).click();
  await sample.getByRole('textbox').press('Enter');
  await goOffline(context);

  await page.goto('/docs/api/send-text/');
  await startApp(page);
  const other = page.locator('[data-sample="api/send-text-stream.ts"]');
  await runButton(other).click();
  expect(await outcomeOf(other)).toBe('done');

  await sample.getByRole('textbox').waitFor();
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('offline');
  await sample.getByRole('button', { name: '원래 코드로 되돌리기' }).click();
  await runButton(sample).click();
  await expect(sample.locator('[data-outcome="done"]')).toBeVisible();
});

test('a sample that is a page runs offline once another was run online', async ({
  page,
  context,
}) => {
  await readPage(page, '/docs/usage/html-js/');
  await runButton(page.locator('[data-sample="usage/html-js/chat.html"][data-live]')).click();
  const run = '/live/ko/samples/usage/html-js/face/';
  const face = `/sdk/${readSdkVersion()}/product-sdk-face.mjs`;
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining([run, face]));
  await goOffline(context);

  await page.goto('/docs/authentication/');
  await expect(page.getByRole('listitem')).toHaveText(['HTML/JS에서 쓰기']);
  await page.goto('/docs/usage/html-js/');
  await startApp(page);
  const sample = page.locator('[data-sample="usage/html-js/face.html"][data-live]');
  await runButton(sample).click();
  await expect(sample.frameLocator('iframe').locator('#face svg')).toBeVisible();
});
