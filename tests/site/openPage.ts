import type { Page } from '@playwright/test';

/** Opens a page and waits until the app has hydrated it. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
