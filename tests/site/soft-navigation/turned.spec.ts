import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../holdBack';
import { documents, locales, localized } from '../routes';
import { stopTime } from '../stopTime';
import { expect, test } from '../test';
import { connect, isFirst, mark, press, shows, start } from './turning';

/** All that a page shows, and says of itself. */
const contentOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.title,
    document.documentElement.className,
    ...[...document.head.querySelectorAll('[data-rh]')].map(({ outerHTML }) => outerHTML).sort(),
    document.head.querySelector('style')?.textContent ?? '',
    [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent).join(),
    // What a link says of itself may have been added last, and some of it may not be drawn yet.
    document
      .querySelector('#__docusaurus')
      ?.innerHTML.replaceAll(/ aria-current="page"| style="content-visibility: visible;"/g, '') ??
      '',
  ]);

for (const locale of locales) {
  test(`a page turned into another is what the server has of that, in ${locale}`, async ({
    page,
    context,
  }) => {
    const paths = documents.map(({ path }) => localized(path, locale));
    await page.goto(paths.at(-1) ?? '');
    await mark(page);
    const other = await context.newPage();
    for (const path of [...paths, paths.at(-1) ?? '']) {
      await press(page, path);
      await other.goto(path);
      const content = await contentOf(other);
      await expect.poll(() => contentOf(page), path).toEqual(content);
      await expect(page).toHaveURL(path);
    }
    expect(await isFirst(page)).toBe(true);
  });
}

/** Marks the document once the beginning of a page has been read in it. */
const noteReading = (page: Page) =>
  page.addInitScript(() => {
    const written = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...written,
      set(html) {
        written?.set?.call(this, html);
        document.documentElement.dataset.read = '';
      },
    });
  });
const isRead = (page: Page) => page.locator('html[data-read]').waitFor({ state: 'attached' });

const approaches: Record<string, (link: Locator) => Promise<void>> = {
  'a pointer comes near a link to a place in it': async (link) => {
    await link.evaluate((element: HTMLAnchorElement) => (element.hash = 'parameters'));
    await link.hover();
  },
  'a finger touches its link': (link) => link.dispatchEvent('pointerdown'),
};
for (const [what, approach] of Object.entries(approaches)) {
  test(`a page is read as ${what}, before what turns it is there`, async ({ page }) => {
    const turner = await holdBack(page, /\/turn\.\w+\.js$/);
    await noteReading(page);
    await page.goto(start);
    // A pointer that rests on a link starts the app.
    await stopTime(page);
    await approach(page.locator(`aside a[href*="${connect}"]`));
    await turner.release();
    await isRead(page);
    await expect(page).toHaveURL(start);
  });
}

test('a page that was pointed at is there as its link is pressed, its top first', async ({
  page,
}) => {
  await noteReading(page);
  await page.goto(start);
  await stopTime(page);
  const link = page.locator(`aside a[href="${connect}"]`);
  await link.hover();
  await isRead(page);
  const shown = await link.evaluate(async (element: HTMLElement) => {
    const { dataset } = document.documentElement;
    addEventListener('focusin', () => (dataset.led = ''));
    element.click();
    // Not one task later: a browser would draw what it has before that.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    return {
      heading: document.querySelector('h1')?.textContent,
      marked: document.querySelector('aside [aria-current=page]')?.textContent,
      contents: document.querySelectorAll('.contents a').length,
      blocks: document.querySelectorAll('.theme-doc-markdown > *').length,
      // To lead it there, a browser would lay the page out within the press.
      isLedToTop: 'led' in dataset,
    };
  });
  await page.clock.resume();
  expect(shown).toMatchObject({
    heading: 'connect',
    marked: 'connect',
    contents: 0,
    isLedToTop: false,
  });
  await expect(page.locator('html')).toHaveAttribute('data-led');
  await expect(page.locator('.contents a').first()).toBeVisible();
  const blocks = page.locator('.theme-doc-markdown > *');
  await expect.poll(() => blocks.count()).toBeGreaterThan(shown.blocks * 2);
});

for (const event of ['pointerdown', 'click']) {
  test(`the page of a link comes beside what turns it from ${event} on, and once`, async ({
    page,
  }) => {
    const turner = await holdBack(page, /\/turn\.\w+\.js$/);
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith(connect))));
    await page.goto(start);
    await mark(page);
    await page.locator(`aside a[href="${connect}"]`).dispatchEvent(event);
    await expect.poll(() => asked).toBe(1);
    if (event !== 'click') await press(page, connect);
    await turner.release();
    await shows(page, 'connect');
    expect(asked).toBe(1);
    expect(await isFirst(page)).toBe(true);
  });
}

test('nothing has to be found again among the links when a page is turned', async ({ page }) => {
  await page.goto(start);
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  expect(await rules.textContent()).not.toContain('selector_matches');
});

test('a key pressed before the rest of a page is back starts its app', async ({ page }) => {
  await page.goto(start);
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'Shift', bubbles: true });
    document.addEventListener('focusin', () => document.body.dispatchEvent(key), { once: true });
  });
  await press(page, connect);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

for (const [when, init] of [
  ['as soon as it is there', () => undefined],
  ['before it is drawn', () => (window.requestAnimationFrame = () => 0)],
] as const) {
  test(`the keyboard starts at the top of a turned page, ${when}`, async ({ page }) => {
    await page.addInitScript(init);
    await page.goto(start);
    await page.locator(`aside a[href="${connect}"]`).click();
    await expect(page.locator('h1')).toContainText('connect');
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#__docusaurus_skipToContent_fallback"]')).toBeFocused();
  });
}

test('a link to a place within a page leads there', async ({ page }) => {
  await page.goto(start);
  await mark(page);
  await page
    .locator('main a[href^="/docs/"][href*="#"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(start);
  await expect
    .poll(() => page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(await isFirst(page)).toBe(true);
});
