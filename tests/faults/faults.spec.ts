import { startApp } from '../site/startApp';
import { expect, test } from '../site/test';
import { assetFaults, breakAssets } from './assetFaults';
import { extend, translate } from './foreignChanges';
import { storageFaults } from './storageFaults';

const start = '/docs/introduction/';

/** The files requested during navigation; pictures and the search are covered by random.spec.ts. */
const readingAssets = [
  'the first script',
  'the main script',
  'a script of a page',
  'the stylesheet',
] as const;

test.describe('storage', () => {
  test.use({
    expectedMessages: /^console\.(warning|error): Docusaurus (browser storage|storage error)/,
  });
  for (const [name, spoil] of Object.entries(storageFaults)) {
    test(`that ${name} breaks neither reading, search nor the color mode`, async ({ page }) => {
      await spoil(page);
      await page.goto(start);
      await startApp(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
      await page.locator('.color-mode').first().click();
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('connect');
      await page.getByRole('option').first().click();
      await expect(page).not.toHaveURL(start);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

test.describe('a file', () => {
  test.use({
    expectedMessages:
      /Failed to load|Refused to|ChunkLoadError|Loading (CSS )?chunk|Minified React|SyntaxError|is not/,
  });
  for (const fault of Object.keys(assetFaults)) {
    test(`that ${fault} leaves pages readable and links working`, async ({ page }) => {
      for (const asset of readingAssets) {
        const countAsked = await breakAssets(page, asset, fault);
        await page.goto(start, { waitUntil: 'commit' });
        await expect(page.locator('h1'), asset).toContainText('소개');
        await page.keyboard.press('Shift');
        await page.locator('aside a[href="/docs/api/connect/"]').click();
        await expect(page.locator('h1'), asset).toContainText('connect');
        await expect(page.locator('main')).toContainText('connect()');
        expect(countAsked(), asset).toBeGreaterThan(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sidebar and language navigation are plain links', async ({ page }) => {
    await page.goto(start);
    await expect(page.locator('h1')).toContainText('소개');
    await page.locator('aside a[href="/docs/api/connect/"]').click();
    await expect(page.locator('h1')).toContainText('connect');
    await expect(page.locator('main pre code').first()).toBeVisible();
    await expect(page.locator('a[href="/en/docs/api/connect/"]')).not.toHaveCount(0);
  });
});

test('without styles the page is readable and its links work', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const style of document.querySelectorAll('style,link[rel=stylesheet]')) style.remove();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(start);
  await startApp(page);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('aside a[href="/docs/api/connect/"]').click();
  await expect(page.locator('h1')).toContainText('connect');
});

for (const year of [1990, 2060]) {
  test(`pages and links work with the clock set to ${year}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(year, 0, 1));
    await page.goto('/docs/api/connect/');
    await startApp(page);
    await expect(page.locator('h1')).toContainText('connect');
    await page.locator('aside a[href="/docs/introduction/"]').click();
    await expect(page.locator('h1')).toContainText('소개');
  });
}

test.describe('changes to the DOM', () => {
  test.use({ expectedMessages: /Minified React error #(418|423|425)/ });

  for (const [name, change] of Object.entries({
    'a translator': translate,
    'an extension': extend,
  })) {
    for (const when of ['before the app starts', 'after']) {
      test(`by ${name}, ${when}, do not break navigation`, async ({ page }) => {
        await page.goto(start);
        if (when !== 'after') await change(page);
        await startApp(page);
        for (const path of ['api/connect', 'troubleshooting', 'usage/react']) {
          await change(page);
          await page.locator(`aside a[href="/docs/${path}/"]`).click();
          await expect(page).toHaveURL(`/docs/${path}/`);
          await expect(page.locator('main h1')).toHaveCount(1);
        }
        // The DOM operation of React on a text that was moved.
        await page.evaluate(() => {
          const [place, text, mover] = ['p', 'b', 'font'].map((tag) => document.createElement(tag));
          place?.append(mover ?? '');
          mover?.append(text ?? '');
          if (text) place?.removeChild(text);
        });
        await change(page);
        await page.goBack();
        await expect(page.locator('h1')).toContainText('문제 해결');
        await expect(page.getByText('페이지를 표시하지 못했습니다')).toHaveCount(0);
      });
    }
  }
});

test('very long words wrap at 320 px, with forced colors and no running animations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/docs/api/connect/');
  await startApp(page);
  const width = await page.evaluate(() => {
    const places = 'main h1, main h2, main p, main li, main td, main p code';
    for (const place of document.querySelectorAll(places))
      place.append('한글'.repeat(150), 'w'.repeat(300));
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(320);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('printing hides the navigation and the sidebar', async ({ page }) => {
  await page.goto('/docs/api/connect/');
  await startApp(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('nav').first()).toBeHidden();
  await expect(page.locator('aside').first()).toBeHidden();
});

test('back and forward restore each page and its heading', async ({ page }) => {
  const visits: [path: string, heading: RegExp][] = [
    ['/docs/introduction/', /소개/],
    ['/docs/api/connect/', /connect/],
    ['/docs/usage/react/', /React/],
    ['/docs/troubleshooting/', /문제 해결/],
  ];
  await page.goto(start);
  await startApp(page);
  for (const [path] of visits.slice(1)) {
    await page.locator(`aside a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
  const order = [...visits].reverse().slice(1);
  for (const [path, heading] of order) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toContainText(heading);
  }
  for (const [path, heading] of visits.slice(1)) {
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toContainText(heading);
  }
});
