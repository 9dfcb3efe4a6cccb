import type { FrameLocator, Page } from '@playwright/test';
import { openPage } from '../site/openPage';
import { runButton } from './runSample';

/** Runs the chat sample for HTML and JavaScript; returns its frame. */
export async function openChat(page: Page): Promise<FrameLocator> {
  await openPage(page, '/docs/usage/html-js/');
  const sample = page.locator('[data-sample="usage/html-js/chat.html"]').first();
  await runButton(sample).click();
  const frame = sample.frameLocator('iframe');
  await frame.getByRole('button', { name: '누르고 말하기' }).waitFor();
  return frame;
}
