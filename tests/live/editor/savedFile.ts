import type { Browser, Locator, Page } from '@playwright/test';
import { test } from '../test';

/** Saves the edited sample as a file. */
export async function save(page: Page, sample: Locator): Promise<string> {
  const saving = page.waitForEvent('download');
  await sample.getByRole('button', { name: 'HTML 파일로 받기' }).click();
  const download = await saving;
  const file = `${test.info().outputDir}/${download.suggestedFilename()}`;
  await download.saveAs(file);
  return file;
}

/** Opens a file offline. */
export async function openAlone(browser: Browser, file: string): Promise<Page> {
  const context = await browser.newContext({ offline: true });
  const tab = await context.newPage();
  await tab.goto(`file://${file}`);
  return tab;
}
