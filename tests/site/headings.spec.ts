import type { Locator, Page } from '@playwright/test';
import { expectAtHeading } from './expectAtHeading';
import { openPage } from './openPage';
import { locales, localized } from './routes';
import { expect, test } from './test';

const from = '/docs/api/actions/';
const id = 'already-recording';

const linkOn = (page: Page) => page.locator(`article a[href$="/troubleshooting/#${id}"]`).first();

const ways: Record<string, (link: Locator) => Promise<void>> = {
  'a click': (link) => link.click(),
  'the Enter key': (link) => link.press('Enter'),
};

for (const locale of locales) {
  for (const [way, follow] of Object.entries(ways)) {
    test(`a link to a heading of another page is followed by ${way}, in ${locale}`, async ({
      page,
    }) => {
      await openPage(page, localized(from, locale));
      await follow(linkOn(page));
      await expectAtHeading(page, id);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test(`a link to a heading of another page is followed by a tap, before and after the app starts, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(localized(from, locale));
      await linkOn(page).tap();
      await expectAtHeading(page, id);
      await openPage(page, localized(from, locale));
      await linkOn(page).tap();
      await expectAtHeading(page, id);
    });
  });
}

test('a link to a heading of another page is followed after a scroll while its chunks load', async ({
  page,
}) => {
  await openPage(page, from);
  const link = linkOn(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.mouse.wheel(0, 300);
  // The wheel resolves before the page has scrolled.
  await expect.poll(scrolled).toBe(before + 300);
  release();
  await expectAtHeading(page, id);
});

test('going back and forward restores the scroll position and the heading', async ({ page }) => {
  await openPage(page, from);
  const link = linkOn(page);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expectAtHeading(page, id);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expectAtHeading(page, id);
});

test('the other language opens at the same heading', async ({ page }) => {
  await openPage(page, `/docs/troubleshooting/#${id}`);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.navbar a[lang="en"]')?.click();
  });
  await expect(page).toHaveURL(/\/en\//);
  await expectAtHeading(page, id);
});
