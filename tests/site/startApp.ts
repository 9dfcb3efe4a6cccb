import type { Page } from '@playwright/test';

/** Starts the app by a key that means nothing, and waits until it has hydrated the page. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
