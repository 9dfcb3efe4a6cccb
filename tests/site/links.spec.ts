import { openPage } from './openPage';
import { expect, test } from './test';

test('links mark the current page, add no history entry for it, and open a new tab on Ctrl-click', async ({
  page,
}) => {
  await openPage(page, '/docs/introduction/');
  const link = page.locator('aside a[href="/docs/api/connect/"]');
  const steps = () => page.evaluate(() => history.length);
  const current = page.locator('aside a[aria-current="page"]');
  const section = page.locator('.navbar__link--active');
  const before = await steps();
  await link.click();
  await expect(page.locator('h1')).toContainText('connect');
  await expect(current).toHaveAttribute('href', '/docs/api/connect/');
  await expect(section).toHaveAttribute('href', '/docs/introduction/');
  expect(await steps()).toBe(before + 1);

  await link.click();
  await expect(page).toHaveURL('/docs/api/connect/');
  expect(await steps()).toBe(before + 1);

  const opened = page.context().waitForEvent('page');
  await page
    .locator('aside a[href="/docs/getting-started/"]')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/docs/getting-started/');
  await expect(current).toHaveAttribute('href', '/docs/api/connect/');

  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
  await expect(section).toHaveCount(0);
});
