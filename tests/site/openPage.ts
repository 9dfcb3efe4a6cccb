import type { Page } from '@playwright/test';

/** Opens a page, starts the app by a key that means nothing, and waits until it has hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
