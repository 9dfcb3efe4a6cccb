import { createServer } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { answerRequest } from '../../hosting/preview/answerRequest';
import { listen } from '../../hosting/preview/listen';
import { readSite, type Site } from '../../hosting/preview/readSite';
import { root } from '../../scripts/root';
import { brand } from '../../website/brand';
import { bundleWorker } from '../../website/offline/bundleWorker';
import { words as offers } from '../../website/src/components/NewBuild/words';
import { outcomeOf, runButton } from '../live/runSample';
import { findViolations } from '../site/findViolations';
import { localized, type Locale } from '../site/routes';
import { startApp } from '../site/startApp';
import { expect, test as base } from '../site/test';

interface Host {
  url: string;
  /** Answers with this in the place of the worker's script. */
  worker: string | undefined;
}

const test = base.extend<object, { site: Site; host: Host }>({
  site: [
    ({ browserName: _ }, provide) => provide(readSite(join(root, 'website/build'))),
    { scope: 'worker' },
  ],
  host: [
    async ({ site }, provide) => {
      const host: Host = { url: '', worker: undefined };
      const createSiteServer = () =>
        createServer(({ method = '', url = '', headers }, response) => {
          if (url === '/sw.js' && host.worker !== undefined) {
            response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(host.worker);
            return;
          }
          const answer = answerRequest(site, brand.baseUrl, { method, target: url, headers });
          response.writeHead(answer.status, answer.headers).end(answer.body);
        });
      const { port, close } = await listen(createSiteServer, 0, ['127.0.0.1']);
      host.url = `http://127.0.0.1:${port}`;
      await provide(host);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, provide) => provide(host.url),
  serviceWorkers: 'allow',
  expectedMessages: /ERR_INTERNET_DISCONNECTED|503|ERR_FAILED/,
});

test.describe.configure({ mode: 'default' });

const bases = { ko: '/', en: '/en/' };

/** What is kept, as paths. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Reads a page and waits until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApp(page);
  await expect.poll(() => listKept(page), { timeout: 20_000 }).toContain(path);
}

const goOffline = (context: BrowserContext) => context.setOffline(true);

test('what was read is read again without a connection, with search; the rest says what can be', async ({
  page,
  context,
}) => {
  await read(page, '/docs/introduction/');
  await page.locator('aside a[href="/docs/api/connect/"]').click();
  await expect.poll(() => listKept(page)).toContain('/docs/api/connect/');
  await expect
    .poll(
      async () => (await listKept(page)).filter((path) => path.includes('assets/search/')).length,
    )
    .toBeGreaterThan(3);
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
  await expect(page.locator('h1')).toContainText('연결이 끊겨 있습니다');
  await page.getByRole('link', { name: 'connect' }).click();
  await expect(page.locator('h1')).toContainText('connect');

  await page.goto('/en/docs/authentication/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toContainText('You are offline');
});

test('a kept file that is not what it should be is fetched anew', async ({ page }) => {
  await read(page, '/docs/introduction/');
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

test('a device without room shows the site all the same', async ({ page, context, host }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 20_000 });
  await page.goto('/docs/introduction/');
  await startApp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto('/docs/api/connect/');
  await startApp(page);
  await expect(page.locator('h1')).toContainText('connect');
});

test('nothing is kept before the reader does something, nor where bytes are dear', async ({
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

test('the way back takes the worker and all it kept from the device', async ({ page, host }) => {
  await read(page, '/docs/introduction/');
  host.worker = await bundleWorker('retire', { bases, searchFiles: [], names: [] });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  host.worker = undefined;
});

for (const [locale, words] of Object.entries(offers)) {
  const path = localized('/docs/api/connect/', locale as Locale);

  test(`a newer build is offered quietly, hides nothing on a phone, and can wait, in ${locale}`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await read(page, path);
    const offer = page.getByRole('region', { name: words.label });
    const deploy = async (names: string[]) => {
      host.worker = await bundleWorker('index', { bases, searchFiles: [], names });
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    };
    // A tab that was hidden for more than an hour looks for it by itself.
    await page.evaluate((now) => (Date.now = () => now), Date.now() + 4_000_000);
    host.worker = await bundleWorker('index', { bases, searchFiles: [], names: ['/next.js'] });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer.getByRole('status')).toHaveText(words.text);
    expect(await findViolations(page)).toEqual([]);

    for (const name of [words.load, words.close]) {
      const box = await offer.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const covered = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (
        (end('footer')?.bottom ?? NaN) - (end('section[aria-label]:has([role=status])')?.top ?? NaN)
      );
    });
    expect(covered).toBeLessThan(1);

    await offer.getByRole('button', { name: words.close }).click();
    await expect(offer).toHaveCount(0);
    await deploy(['/after-next.js']);
    const loaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: words.load }).click();
    await loaded;
    await expect(page).toHaveURL(path);
    await startApp(page);

    const own = await page.locator('script[data-app]').getAttribute('data-app');
    const told = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.serviceWorker.addEventListener('message', () => resolve(), { once: true });
        }),
    );
    await deploy([own?.split(' ')[0] ?? '']);
    await told;
    await expect(offer).toHaveCount(0);
    host.worker = undefined;
  });
}

test('samples run without a connection once one of the page was run; edited code says that it cannot', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sample = page.locator('[data-sample="api/send-text.ts"]');
  await read(page, '/docs/api/send-text/');
  expect(asked.filter((path) => /^\/(live|sdk)\//.test(path))).toEqual([]);
  await runButton(sample).click();
  expect(await outcomeOf(sample)).toBe('done');
  const programs = ['send-text', 'send-text-stream'].map((name) => `/live/samples/api/${name}.js`);
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
