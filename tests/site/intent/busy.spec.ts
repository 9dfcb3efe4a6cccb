import { expect, test } from '../test';
import { hasRun, hydrated, isDark, openLate, toggle } from './openLate';

test('a click shows a busy button before scripts load, and a double click runs the sample once', async ({
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

test('an early click on the color mode toggles it once and persists after hydration', async ({
  page,
}) => {
  await openLate(page, 300);
  await toggle(page).click();
  await page.locator(hydrated).waitFor({ state: 'attached' });
  await isDark(page);
  await expect(toggle(page)).toHaveAccessibleName(/currently dark/);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
