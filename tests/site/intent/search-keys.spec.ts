import { expect, test } from '../test';
import { hydrated, openHeld, openLate } from './openLate';

for (const delayMs of [0, 500, 3_000]) {
  test(`the search key and the text typed after it are kept with scripts ${delayMs} ms late`, async ({
    page,
  }) => {
    await openLate(page, delayMs);
    await page.keyboard.press('/');
    await page.keyboard.type('connect', { delay: 20 });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveValue('connect');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expect(dialog.getByRole('combobox')).toHaveValue('connect');
  });
}

const open = {
  '/': 'the key /',
  'Control+k': 'Ctrl K',
  '': 'a click on its button',
};

for (const [key, name] of Object.entries(open)) {
  test(`the search opens with ${name} before scripts load, closes, and follows a result on Enter`, async ({
    page,
  }) => {
    const letThrough = await openHeld(page);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox');
    for (const text of ['tts', 'send']) {
      await (key ? page.keyboard.press(key) : page.locator('nav [aria-haspopup]').click());
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
      if (text === 'send') break;
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // The browser returns the focus a frame later; until then, / is text for the field.
      await expect(page.locator('dialog :focus')).toHaveCount(0);
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(hydrated)).toHaveCount(0);
    letThrough();
    // Enter follows the answer once it has arrived.
    await expect(page).toHaveURL(/\/en\/docs\/api\/send-text\//);
    await expect(dialog).toBeHidden();
  });
}
