import type { Page } from '@playwright/test';
import { expect, test } from '../slowTest';

const guide = 'en/docs/getting-started/';
const parts = { body: '<body', bar: '<nav ', text: '<article' };

/** Whether a script has run. Nothing is painted yet, which Playwright itself would wait for. */
const has = (page: Page, name: string) => page.evaluate((key) => key in window, name);

for (const [part, until] of Object.entries(parts)) {
  test.describe(`when a page has arrived without its ${part}`, () => {
    test.beforeEach(({ slowSite }) => slowSite.holdBefore(until));

    test('the search key and the text typed after it are kept until the page is complete', async ({
      page,
      slowSite,
    }) => {
      await page.goto(guide, { waitUntil: 'commit' });
      await expect.poll(() => has(page, 'takePresses')).toBe(true);
      await page.keyboard.press('/');
      await page.keyboard.type('con');
      // The app would hydrate half of the page.
      expect(await has(page, 'docusaurus')).toBe(false);
      slowSite.letThrough();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('con');
    });

    test('the search from the address opens once the page is complete', async ({
      page,
      slowSite,
    }) => {
      await page.goto(`${guide}?q=con`, { waitUntil: 'commit' });
      await expect.poll(() => has(page, 'takePresses')).toBe(true);
      expect(await has(page, 'docusaurus')).toBe(false);
      slowSite.letThrough();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('con');
    });
  });
}
