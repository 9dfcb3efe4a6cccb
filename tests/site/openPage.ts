import type { Page } from '@playwright/test';

/** Starts the app as a reader does, by a key that means nothing, and waits until it has hydrated. */
export async function startApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until the app has hydrated it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApp(page);
}
