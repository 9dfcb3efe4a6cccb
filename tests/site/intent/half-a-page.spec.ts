import type { Page } from '@playwright/test';
import { expect, test } from '../slowTest';

const guide = 'en/docs/getting-started/';
const parts = { body: '<body', bar: '<nav ', text: '<article' };

/** Waits until a script has run. Nothing is drawn yet, which Playwright itself would wait for. */
const has = (page: Page, name: string) =>
  expect.poll(() => page.evaluate((key) => key in window, name)).toBe(true);

for (const [part, until] of Object.entries(parts)) {
  test.describe(`where a page has arrived without its ${part}`, () => {
    test.beforeEach(({ slowSite }) => slowSite.holdBefore(until));

    test('the search key and the words after it are kept until all of it is there', async ({
      page,
      slowSite,
    }) => {
      await page.goto(guide, { waitUntil: 'commit' });
      await has(page, 'takePresses');
      await page.keyboard.press('/');
      await page.keyboard.type('con');
      // The app's scripts have run.
      await has(page, 'docusaurus');
      slowSite.letThrough();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('con');
    });

    test('what an address asks of the app is shown once all of it is there', async ({
      page,
      slowSite,
    }) => {
      await page.goto(`${guide}?q=con`, { waitUntil: 'commit' });
      await has(page, 'docusaurus');
      slowSite.letThrough();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('con');
    });
  });
}
