import { openPage } from './openPage';
import { locales, localized } from './routes';
import { expect, test } from './test';
import { words } from './words';

for (const locale of locales) {
  test(`the color mode starts light, toggles and persists after a reload, in ${locale}`, async ({
    page,
  }) => {
    const path = localized('/docs/introduction/', locale);
    const html = page.locator('html');
    await openPage(page, path);
    await expect(html).toHaveAttribute('data-theme', 'light');
    const toggle = page.getByRole('button', { name: words[locale].colorMode });
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
}

test.describe('with a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('the system preference is not followed', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('a stored dark mode gives a dark background', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/docs/api/actions/');
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  const [red = 255] = (background.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeLessThan(60);
});
