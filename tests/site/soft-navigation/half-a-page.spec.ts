import { expect, test } from '../slowTest';
import { connect, isFirst, mark, press, start } from './turning';

for (const until of ['<article', '<h2', '<footer']) {
  test.describe(`where a page has arrived up to its ${until}`, () => {
    test.beforeEach(async ({ page, slowSite }) => {
      slowSite.holdBefore(until);
      await page.goto(start, { waitUntil: 'commit' });
      await page.locator(`aside a[href="${connect}"]`).waitFor();
      await mark(page);
    });

    test('a link leads to a page that is loaded whole', async ({ page }) => {
      const loaded = page.waitForEvent('load');
      await press(page, connect);
      await loaded;
      expect(await isFirst(page)).toBe(false);
      for (const element of ['h1', 'article', 'footer'])
        await expect(page.locator(element)).toHaveCount(1);
      await expect(page.locator('h1')).toContainText('connect');
    });

    test('it is turned into the next if the rest arrives before that', async ({
      page,
      slowSite,
    }) => {
      await page.route(`**${connect}`, async (route) => {
        slowSite.letThrough();
        await page.waitForLoadState('domcontentloaded');
        await route.continue();
      });
      await press(page, connect);
      await expect(page.locator('h1')).toContainText('connect');
      for (const element of ['h1', 'article', 'footer'])
        await expect(page.locator(element)).toHaveCount(1);
      expect(await isFirst(page)).toBe(true);
    });
  });
}
