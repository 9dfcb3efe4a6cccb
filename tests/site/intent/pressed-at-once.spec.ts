import type { Page } from '@playwright/test';
import { runButton } from '../../live/runSample';
import { expect, test } from '../test';
import { words } from '../words';
import { guide, hasRun, isDark, openLate, toggle } from './openLate';

/** Records announcements: some are gone before a slow machine has looked. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) {
        if (textContent) announced.push(textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

const hasAnnounced = (page: Page, words: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { announced: string[] }).announced.join()),
    )
    .toMatch(words);

const copy = (page: Page) => page.getByRole('button', { name: 'Copy code' }).first();

for (const delayMs of [0, 500, 3_000]) {
  test(`early clicks take effect with scripts ${delayMs} ms late, on a desktop`, async ({
    page,
  }) => {
    await listen(page);
    await openLate(page, delayMs);
    await toggle(page).click();
    await isDark(page);
    const bar = page.locator('.theme-announcement-bar').first();
    await bar.getByRole('button', { name: words.en.close }).click();
    const sample = page.locator('[data-sample][data-live]').first();
    await runButton(sample).click();
    await copy(page).click();
    const dropdown = page.locator('.navbar .dropdown', { hasText: 'Next' });
    await dropdown.getByRole('button').click();
    await expect(dropdown).toHaveClass(/dropdown--show/);
    await hasAnnounced(page, /copied/i);
    await expect(bar).toBeHidden();
    await isDark(page);
    await hasRun(sample);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`early taps take effect with scripts ${delayMs} ms late`, async ({ page }) => {
      await listen(page);
      await openLate(page, delayMs);
      const sample = page.locator('[data-sample][data-live]').first();
      await runButton(sample).tap();
      await copy(page).tap();
      await hasAnnounced(page, /copied/i);
      await hasRun(sample);
      // Each from the top of a page, because the navbar hides when a finger scrolls.
      await page.goto(guide, { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: words.en.toggleNavigation }).tap();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await page.goto(guide, { waitUntil: 'domcontentloaded' });
      await page.locator('nav [aria-haspopup="dialog"]').tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}
