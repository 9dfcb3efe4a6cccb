import type { Page } from '@playwright/test';
import { expect } from '../test';

export const start = '/docs/introduction/';
export const connect = '/docs/api/connect/';

/** Marks the document: another one would not have it. */
export const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isFirst: true }));
export const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);

/** Presses a link at once, without a pointer that comes near it. */
export const press = (page: Page, path: string) =>
  page.locator(`aside a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());

interface Scripts {
  pageScripts: readonly (readonly string[])[];
}

/** Waits until a page shows a heading, and is whole: while its rest is put back, links load pages whole. */
export async function shows(page: Page, heading: string): Promise<void> {
  await expect(page.locator('h1')).toContainText(heading);
  await page.waitForFunction(() => (window as unknown as Scripts).pageScripts[0]?.length);
}
