import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page, test as playwrightTest } from '@playwright/test';
import {
  type HostingOptions,
  type PreviewServer,
  sealPages,
  startPreviewServer,
} from 'static-host-rules';
import { buildStockSite } from './stockSite';

const base = '/stock/';

const hosting: HostingOptions = {
  prefixes: ['/'],
  trustedTypes: ['default', 'starter', 'search-worker'],
};

const test = playwrightTest.extend<object, { server: PreviewServer }>({
  server: [
    async ({ browserName: _ }, provide) => {
      const folder = await buildStockSite();
      sealPages(join(folder, 'build'), hosting.trustedTypes);
      const server = await startPreviewServer({
        folder: join(folder, 'build'),
        hosting,
        baseUrl: base,
      });
      await provide(server);
      await server.close();
      await rm(dirname(folder), { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
});

test.describe.configure({ mode: 'default' });

interface Watched {
  requests: string[];
  complaints: string[];
}

function watch(page: Page): Watched {
  const watched: Watched = { requests: [], complaints: [] };
  page.on('request', (request) => watched.requests.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Docusaurus' head renders structured data as the text of a script, which is never run.
    if (!message.text().includes("'TrustedScript'")) watched.complaints.push(message.text());
  });
  page.on('pageerror', (error) => watched.complaints.push(String(error)));
  return watched;
}

const hydrated = 'html[data-has-hydrated="true"]';

for (const [path, heading] of [
  [base, 'home'],
  [`${base}docs/first/`, 'First'],
  [`${base}docs/second/`, 'Second'],
] as const) {
  test(`${path} of a site with the classic theme loads in one request and hydrates on a key press`, async ({
    page,
  }) => {
    const { requests, complaints } = watch(page);
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(heading);
    expect(requests.filter((one) => one !== `${base}favicon.ico`)).toEqual([path]);
    await page.keyboard.press('Shift');
    await page.locator(hydrated).waitFor({ state: 'attached' });
    expect(requests.some((one) => /^\/stock\/assets\/js\/main\..*\.js$/.test(one))).toBe(true);
    expect(complaints).toEqual([]);
  });
}

test('only the pages of a group share their styles', async ({ request }) => {
  const styleOf = async (path: string) =>
    /<style>.*?<\/style>/s.exec(await (await request.get(path)).text())?.[0];
  const first = await styleOf('docs/first/');
  expect(await styleOf('docs/second/')).toBe(first);
  expect(await styleOf('')).not.toBe(first);
});

test('a click on a button before hydration counts once', async ({ page }) => {
  await page.goto('docs/first/');
  const button = page.getByRole('button', { name: 'pressed' });
  await button.click();
  await expect(button).toHaveText('pressed 1');
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await expect(button).toHaveText('pressed 1');
});

test('a link loads the page before hydration and uses the router afterwards', async ({ page }) => {
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  await page.goto('docs/first/');
  await page.getByRole('article').getByRole('link', { name: 'second' }).click();
  await expect(page.locator('h1')).toHaveText('Second');
  expect(loads).toEqual([`${base}docs/first/`, `${base}docs/second/`]);
  await page.keyboard.press('Shift');
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await page.getByRole('complementary').getByRole('link', { name: 'First' }).click();
  await expect(page.locator('h1')).toHaveText('First');
  expect(loads).toHaveLength(2);
});

test('the search plugin finds a page of the site in its worker', async ({ page }) => {
  const { complaints } = watch(page);
  const worker = page.waitForEvent('worker');
  await page.goto('search/');
  await page.keyboard.press('Shift');
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await page.getByRole('searchbox').fill('세컨드');
  await expect(page.getByRole('status')).toHaveText('docs/second/');
  expect((await worker).url()).toMatch(/\/assets\/search\/worker-\w+\.js$/);
  expect(complaints).toEqual([]);
});
