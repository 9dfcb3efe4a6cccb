import { expectAtHeading, passFrames, topOf } from './expectAtHeading';
import { openPage } from './openPage';
import { openSearch } from './search/openSearch';
import { expect, test } from './test';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a search result from the home page opens with its heading at the top and the navbar hidden', async ({
      page,
    }) => {
      const { field, options } = await openSearch(page, '/');
      await field.fill('microphone-silent');
      await expect(options.first()).toHaveAttribute('href', /#microphone-silent$/);
      await options.first().click();
      await expectAtHeading(page, 'microphone-silent');
      await expect
        .poll(() => page.locator('.navbar').evaluate((one) => one.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(0);
      expect(await topOf(page, 'microphone-silent')).toBe(8);
    });
  });
}

test('a hash set by a script before the page is laid out scrolls to its heading', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      location.hash = 'tool-timeout';
    }),
  );
  await page.goto('/docs/troubleshooting/');
  await expectAtHeading(page, 'tool-timeout');
});

test('a hidden navbar stays hidden after scrolling up to a heading by its link', async ({
  page,
}) => {
  await openPage(page, '/docs/api/actions/');
  const bar = page.locator('nav.navbar');
  const bottom = () => bar.evaluate((one) => one.getBoundingClientRect().bottom);
  for (const place of [300, 900, 1500]) {
    await page.evaluate((top) => {
      const scrolled = new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
      });
      scrollTo(0, top);
      return scrolled;
    }, place);
  }
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  const way = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.table-of-contents a')?.click();
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);
    return 1500 - scrollY;
  });
  expect(way).toBeGreaterThan(0);
  expect(await bottom()).toBeLessThanOrEqual(0);
});

test('the navbar returns on the first scroll up after following a heading link', async ({
  page,
}) => {
  await openPage(page, '/docs/api/actions/');
  await page.locator('.table-of-contents a').last().click();
  await passFrames(page, 30);
  const bar = page.locator('nav.navbar');
  await expect(bar).not.toBeInViewport();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
});
