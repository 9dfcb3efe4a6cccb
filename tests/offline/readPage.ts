import type { Page } from '@playwright/test';
import { startApp } from '../site/startApp';
import { expect } from './test';

/** What is kept, as paths. */
export const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Reads a page and waits until it is cached. */
export async function readPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApp(page);
  await expect.poll(() => listKept(page), { timeout: 20_000 }).toContain(path);
}
