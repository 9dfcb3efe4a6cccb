import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { runButton } from '../live/runSample';
import { scriptOfDocument } from './scriptOfDocument';
import { expect, test } from './test';
import { words } from './words';

const build = join(import.meta.dirname, '../../website/build');
const guide = '/en/docs/getting-started/';
const isScript = (url: URL): boolean => /assets\/.*\.js$/.test(url.pathname);
const hydrated = 'html[data-has-hydrated="true"]';

/** Opens a page whose scripts arrive late, as soon as its HTML is there. */
async function openLate(page: Page, delayMs: number): Promise<void> {
  await page.route(isScript, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  await listen(page);
  await page.goto(guide, { waitUntil: 'domcontentloaded' });
}

/** Notes what the page says to a screen reader: some of it is gone before a slow machine has looked. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) {
        if (textContent) said.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const hasSaid = (page: Page, words: RegExp) =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join()))
    .toMatch(words);

const isDark = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
const toggle = (page: Page) => page.getByRole('button', { name: words.en.colorMode });
const copy = (page: Page) => page.getByRole('button', { name: 'Copy code' }).first();

/** The page that the sample is stands in its frame. */
const hasRun = (sample: Locator) =>
  expect(sample.frameLocator('iframe').locator('#ask')).toBeVisible();

for (const delayMs of [0, 500, 3_000]) {
  test(`what is pressed at once is answered with scripts ${delayMs} ms late, on a desktop`, async ({
    page,
  }) => {
    await openLate(page, delayMs);
    await toggle(page).click();
    await isDark(page);
    const bar = page.locator('.theme-announcement-bar').first();
    await bar.getByRole('button', { name: words.en.close }).click();
    const sample = page.locator('[data-sample][data-live]').first();
    await runButton(sample).click();
    await copy(page).click();
    const dropdown = page.locator('.navbar .dropdown', { hasText: 'Next' });
    await dropdown.getByRole('button').click();
    await expect(dropdown).toHaveClass(/dropdown--show/);
    await hasSaid(page, /copied/i);
    await expect(bar).toBeHidden();
    await isDark(page);
    await hasRun(sample);
  });

  test(`the search key and the words after it are kept with scripts ${delayMs} ms late`, async ({
    page,
  }) => {
    await openLate(page, delayMs);
    await page.keyboard.press('/');
    await page.keyboard.type('connect', { delay: 20 });
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toHaveValue('connect');
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`what is pressed at once is answered with scripts ${delayMs} ms late`, async ({
      page,
    }) => {
      await openLate(page, delayMs);
      const sample = page.locator('[data-sample][data-live]').first();
      await runButton(sample).tap();
      await copy(page).tap();
      await hasSaid(page, /copied/i);
      await hasRun(sample);
      // Each from the top of a page, for the bar slides away under a finger that has scrolled.
      await page.goto(guide, { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: words.en.toggleNavigation }).tap();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await page.goto(guide, { waitUntil: 'domcontentloaded' });
      await page.locator('nav [aria-haspopup="dialog"]').tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}

test('a press is seen to be taken before any script has come, and two of them are one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLate(page, 3_000);
  const sample = page.locator('[data-sample][data-live]').first();
  const button = sample.locator('[data-live] button, button').filter({ hasText: /^(Run|Stop)$/ });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator(hydrated)).toHaveCount(0);
  await expect(button.locator('path')).toBeHidden();
  await expect(button.locator('svg')).toHaveCSS('animation-name', 'none');
  await hasRun(sample);
  await expect(button).toHaveText('Stop');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

for (const keys of ['/', 'Control+k']) {
  test(`the search is seen to be on its way once ${keys} is pressed`, async ({ page }) => {
    await openLate(page, 3_000);
    await page.keyboard.press(keys);
    await page.keyboard.type('tts');
    const button = page.locator('nav [aria-haspopup]');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator(hydrated)).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('tts');
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });
}

test('a press is answered once, and the switched colour stays switched', async ({ page }) => {
  await openLate(page, 300);
  await toggle(page).click();
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await isDark(page);
  await expect(toggle(page)).toHaveAccessibleName(/currently dark/);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('nothing runs before a reader does something, and hovering a link fetches its page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(guide, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  const connect = scriptOfDocument('api/connect', 'en');
  await page.locator('aside a[href="/en/docs/api/connect/"]').hover();
  await expect.poll(() => scripts.map((url) => new URL(url).pathname)).toContain(connect);
});

test('a link that is pressed at once is followed without the app', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(guide, { waitUntil: 'networkidle' });
  await page.locator('aside a[href="/en/docs/api/connect/"]').click();
  await expect(page.locator('h1')).toContainText('connect');
  expect(scripts.map((url) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/en\/assets\/js\/turn\.\w+\.js$/),
  ]);
});

test('a page fades into one of another kind', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage[location.pathname] = viewTransition ? 'fades' : 'is there';
    });
  });
  await page.goto('/en/');
  await page.locator(`main a[href="${guide}"]`).first().click();
  await expect(page.locator('h1')).toContainText('Getting started');
  const shown = () => page.evaluate((path) => sessionStorage[path] as string, guide);
  await expect.poll(shown).toBe('fades');
});

test.describe('a script that does not arrive', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is fetched again at the next move', async ({ page }) => {
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

test('the same small script is all that runs in the head of every page', () => {
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])(index|404)\.html$/.test(path) && !path.startsWith('sdk'))
    .map((path) => readFileSync(join(build, path), 'utf8'))
    .filter((html) => html.includes('id=__docusaurus'));
  const starters = new Set(
    pages.map((html) => /<script data-app=[^>]*>(.*?)<\/script>/.exec(html)?.[1]),
  );
  expect(starters.size).toBe(1);
  // The starter, and before it what sets the colour and what keeps to the first screen.
  expect(brotliCompressSync([...starters][0] ?? '').length).toBeLessThan(1_620);
  expect(pages.join('').match(/<script [^>]*src=/g)).toBe(null);
});

test('the scripts that every page needs are made ready as a whole while they load', () => {
  const scripts = join(build, 'assets/js');
  const whole = readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /^\/\/# allFunctionsCalledOnLoad\n/.test(readFileSync(join(scripts, name), 'utf8')),
    );
  const frame: unknown = expect.stringMatching(/^\d+\.\w+\.js$/);
  expect(whole).toEqual([frame, expect.stringMatching(/^main\.\w+\.js$/)]);
});
