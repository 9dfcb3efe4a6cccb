import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../scripts/test/browser';
import { fakeMicrophone } from '../sdk/harness/switches';
import { expect, test as base } from './test';

/** The full browser, which has permission prompts, with a microphone that beeps. */
const test = base.extend<object, object>({ launchOptions: wholeBrowser(fakeMicrophone) });

/** The agent, her message and the field below. */
const heroOf = (page: Page) => page.locator('main > section');

test.describe('with a microphone', () => {
  test.use({ permissions: ['microphone'] });

  test('a recording is sent on the second click', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('button', { name: 'Use the microphone' }).click();
    // The notice takes the focus, and gives it back.
    await expect(page.getByRole('group', { name: 'Use the microphone' })).toBeFocused();
    await page.getByRole('button', { name: 'Record only' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Stop and send' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Listening.' })).toHaveCount(1);
    await expect(heroOf(page).locator('svg[viewBox="0 0 160 160"]')).toHaveAttribute(
      'data-state',
      'recording',
    );
    await expect(heroOf(page)).toContainText('Listening.');
    // A recording shorter than half a second is rejected.
    await page.waitForTimeout(800);
    await page.getByRole('button', { name: 'Stop and send' }).click();
    await expect(heroOf(page).getByRole('log')).toContainText('I received your recording');
  });
});

test.describe('without permission for a microphone', () => {
  test.use({ permissions: [] });

  test('an alert suggests typing the question', async ({ page }) => {
    await page.goto('/en/');
    await page.getByRole('button', { name: 'Use the microphone' }).click();
    await page.getByRole('button', { name: 'Record only' }).click();
    await expect(page.getByRole('alert')).toContainText('type your question');
  });
});
