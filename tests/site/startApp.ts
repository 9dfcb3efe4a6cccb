import type { Page } from '@playwright/test';

/** Starts the app with a key without a meaning, and waits until it has hydrated. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
