import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../../scripts/test/browser';
import { fakeMicrophone } from '../../sdk/harness/switches';
import { openPage } from '../openPage';
import { test as base } from '../test';

export const path = '/docs/webview-integration/';

/** The full browser, which has permission prompts, with a microphone that beeps. */
export const test = base.extend<object, object>({ launchOptions: wholeBrowser(fakeMicrophone) });

export const finding = (page: Page, check: string) => page.locator(`[data-check="${check}"]`);

/** Runs the device check, and then its microphone test. */
export async function tryMicrophone(page: Page): Promise<void> {
  await openPage(page, path);
  await page.getByRole('button', { name: '이 기기 확인하기' }).click();
  await page.getByRole('button', { name: '마이크 시험하기' }).click();
}
