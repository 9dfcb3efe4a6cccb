import { expect, test } from '../test';
import { hasRun, hydrated, isDark, openLate, toggle } from './openLate';

test('a press is seen to be taken before any script has come, and two of them are one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLate(page, 3_000);
  const sample = page.locator('[data-sample][data-live]').first();
  const button = sample.locator('[data-live] button, button').filter({ hasText: /^(Run|Stop)$/ });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator(hydrated)).toHaveCount(0);
  await expect(button.locator('path')).toBeHidden();
  await expect(button.locator('svg')).toHaveCSS('animation-name', 'none');
  await hasRun(sample);
  await expect(button).toHaveText('Stop');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a press is answered once, and the switched color stays switched', async ({ page }) => {
  await openLate(page, 300);
  await toggle(page).click();
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await isDark(page);
  await expect(toggle(page)).toHaveAccessibleName(/currently dark/);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
