import type { Locator, Page } from '@playwright/test';
import { openPage } from '../openPage';

/** The search dialog, by its visible and accessible names. */
export interface SearchBox {
  dialog: Locator;
  field: Locator;
  options: Locator;
  /** The option that Enter would follow. */
  selected: Locator;
  /** What is announced. */
  status: Locator;
}

/** Locates the parts of the search dialog. */
export function searchBox(page: Page): SearchBox {
  const dialog = page.locator('dialog[open]');
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    selected: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
  };
}

/** Opens a page and its search dialog by keyboard. */
export async function openSearch(page: Page, path = '/docs/introduction/'): Promise<SearchBox> {
  await openPage(page, path);
  const box = searchBox(page);
  await page.keyboard.press('Control+k');
  await box.field.waitFor();
  return box;
}
