import type { Page } from '@playwright/test';

/** Opens a page and gives it the reason to start that every reader gives, so that only the search remains to be measured. */
export async function startApp(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}
