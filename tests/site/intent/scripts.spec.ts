import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { scriptOfDocument } from '../scriptOfDocument';
import { expect, test } from '../test';
import { guide, hydrated } from './openLate';

const build = join(import.meta.dirname, '../../../website/build');

test('no script file loads before an interaction, and hovering a link fetches its page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.coverage.startJSCoverage();
  await page.goto(guide, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const run = (await page.coverage.stopJSCoverage()).filter(({ functions }) =>
    functions.some(({ ranges }) => ranges.some(({ count }) => count)),
  );
  expect(run.map(({ url }) => url).filter((url) => url.endsWith('.js'))).toEqual([]);
  expect(run).not.toEqual([]);
  const connect = scriptOfDocument('api/connect', 'en');
  await page.locator('aside a[href="/en/docs/api/connect/"]').hover();
  await expect.poll(() => scripts.map((url) => new URL(url).pathname)).toContain(connect);
});

test('an early click on a link navigates without loading the app', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(guide, { waitUntil: 'networkidle' });
  await page.locator('aside a[href="/en/docs/api/connect/"]').click();
  await expect(page.locator('h1')).toContainText('connect');
  expect(scripts).toEqual([]);
});

test.describe('a script that fails to load', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is fetched again on the next interaction', async ({ page }) => {
    let refused = 0;
    await page.route(/main\.\w+\.js$/, (route) =>
      refused++ < 3 ? route.abort() : route.continue(),
    );
    await page.goto(guide);
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return page.locator(hydrated).count();
      })
      .toBe(1);
    expect(refused).toBeGreaterThan(3);
  });
});

test('every page has the same small inline bootstrap script and no script with a src', () => {
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])(index|404)\.html$/.test(path) && !path.startsWith('sdk'))
    .map((path) => readFileSync(join(build, path), 'utf8'))
    .filter((html) => / id="?__docusaurus"?/.test(html));
  const starters = new Set(
    pages.map((html) => /<script data-app=[^>]*>(.*?)<\/script>/.exec(html)?.[1]),
  );
  expect(starters.size).toBe(1);
  // The bootstrap script, preceded by those for the color mode and the first screen.
  expect(brotliCompressSync([...starters][0] ?? '').length).toBeLessThan(1_550);
  expect(pages.join('').match(/<script [^>]*src=/g)).toBe(null);
});
