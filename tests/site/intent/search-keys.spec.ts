import { expect, test } from '../test';
import { hydrated, openLate } from './openLate';

for (const delayMs of [0, 500, 3_000]) {
  test(`the search key and the words after it are kept with scripts ${delayMs} ms late`, async ({
    page,
  }) => {
    await openLate(page, delayMs);
    await page.keyboard.press('/');
    await page.keyboard.type('connect', { delay: 20 });
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toHaveValue('connect');
  });
}

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
