import { expect, test } from '../test';
import { openSearch } from './openSearch';

/** Closes the box and presses the key that opens it, before the box's own event can tell of it. */
async function closeAndPress(dialog: HTMLElement, way: string): Promise<void> {
  // What a browser does for Escape, and for the way back on a phone.
  if (way === 'Escape') (dialog as HTMLDialogElement).requestClose();
  else if (way === 'its button') dialog.querySelector<HTMLElement>('form button')?.click();
  else dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // A browser does as much after each event.
  await Promise.resolve();
  const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', key));
}

for (const way of ['Escape', 'its button', 'a press beside it']) {
  test(`the key that opens the box is not lost in the very task in which ${way} closes it`, async ({
    page,
  }) => {
    const { dialog, field } = await openSearch(page);
    await field.fill('connect');
    await page.locator('dialog').evaluate(closeAndPress, way);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    // By now the event of the first box has come: it closes none but that.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(dialog).toBeVisible();
  });
}
