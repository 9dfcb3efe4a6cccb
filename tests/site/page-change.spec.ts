import { expect, test } from './test';

test('going from the home page to a guide uses a view transition', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      sessionStorage[location.pathname] = viewTransition ? 'fades' : 'is there';
    });
  });
  const guide = '/en/docs/getting-started/';
  await page.goto('/en/');
  await page.locator(`main a[href="${guide}"]`).first().click();
  await expect(page.locator('h1')).toContainText('Getting started');
  const shown = () => page.evaluate((path) => sessionStorage[path] as string, guide);
  await expect.poll(shown).toBe('fades');
});
