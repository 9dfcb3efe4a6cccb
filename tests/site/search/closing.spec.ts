import { expect, test } from '../test';
import { openSearch } from './openSearch';

/** Closes the dialog and presses the shortcut before the dialog's close event. */
async function closeAndPress(dialog: HTMLElement, way: string): Promise<void> {
  // What browsers do for Escape, and for the back gesture on a phone.
  if (way === 'Escape') (dialog as HTMLDialogElement).requestClose();
  else if (way === 'its button') dialog.querySelector<HTMLElement>('form button')?.click();
  else dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // Browsers do the same after each event.
  await Promise.resolve();
  const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', key));
}

for (const way of ['Escape', 'its button', 'a press outside']) {
  test(`the shortcut reopens the search box in the same task in which ${way} closes it`, async ({
    page,
  }) => {
    const { dialog, field } = await openSearch(page);
    await field.fill('connect');
    await page.locator('dialog').evaluate(closeAndPress, way);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    // The first dialog's event has fired by now: it closes only that one.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(dialog).toBeVisible();
  });
}
