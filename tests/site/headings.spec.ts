import type { Locator, Page } from '@playwright/test';
import { openPage } from './openPage';
import { locales, localized } from './routes';
import { expect, test } from './test';

const from = '/docs/api/actions/';
const id = 'already-recording';

const linkOn = (page: Page) => page.locator(`article a[href$="/troubleshooting/#${id}"]`).first();

/** Waits until the page stands at the heading, and sees that it stays there. */
async function expectAtHeading(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/troubleshooting/#${id}$`));
  const heading = page.locator(`#${id}`);
  const top = () => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(top).toBe(8);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await top()).toBe(8);
}

const ways: Record<string, (link: Locator) => Promise<void>> = {
  'a press': (link) => link.click(),
  'a key': (link) => link.press('Enter'),
};

for (const locale of locales) {
  for (const [way, follow] of Object.entries(ways)) {
    test(`a link to a heading of another page leads there by ${way}, in ${locale}`, async ({
      page,
    }) => {
      await openPage(page, localized(from, locale));
      await follow(linkOn(page));
      await expectAtHeading(page);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test(`a link to a heading of another page leads there by a tap, before and after the app has started, in ${locale}`, async ({
      page,
    }) => {
      await page.goto(localized(from, locale));
      await linkOn(page).tap();
      await expectAtHeading(page);
      await openPage(page, localized(from, locale));
      await linkOn(page).tap();
      await expectAtHeading(page);
    });
  });
}

test('a link to a heading of another page leads there while its chunks are still on their way', async ({
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
  await page.mouse.wheel(0, 300);
  release();
  await expectAtHeading(page);
});

test('the way back and forward ends where it began', async ({ page }) => {
  await openPage(page, from);
  const link = linkOn(page);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expectAtHeading(page);
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expectAtHeading(page);
});

test('the other language opens at the same heading', async ({ page }) => {
  await openPage(page, `/docs/troubleshooting/#${id}`);
  await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.navbar a[lang="en"]')?.click();
  });
  await expect(page).toHaveURL(/\/en\//);
  await expectAtHeading(page);
});
