import type { Page } from '@playwright/test';
import { startApp } from './startApp';

/** Opens a page, starts the app, and waits until it has hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApp(page);
}
