import { expect, test } from './test';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`without scripts, on a ${screen}`, () => {
    test.use({ javaScriptEnabled: false, viewport, hasTouch: screen === 'phone' });

    for (const path of ['/docs/api/connect/', '/en/docs/api/connect/']) {
      test(`${path} is readable and links to other pages and the other language`, async ({
        page,
      }) => {
        const [prefix, other] = path.startsWith('/en/') ? ['/en', ''] : ['', '/en'];
        await page.goto(path);
        await expect(page.locator('h1')).toContainText('connect');
        await expect(page.locator('article pre').nth(1)).toBeVisible();
        for (const inert of await page.locator('main button, .navbar__toggle').all()) {
          await expect(inert).toBeHidden();
        }
        const languages = page.locator('.navbar .dropdown').last();
        await languages.getByRole('button').click();
        await expect(
          languages.locator(`a[href="${other}${path.replace(/^\/en/, '')}"]`),
        ).toBeVisible();
        await page.locator('h1').click();
        await page.locator(`aside a[href="${prefix}/docs/api/disconnect/"]`).click();
        await expect(page.locator('h1')).toContainText('disconnect');
        await languages.getByRole('button').click();
        await languages.locator(`a[href^="${other}/docs/"]`).click();
        await expect(page.locator('html')).toHaveAttribute('lang', other ? 'en' : 'ko');
      });
    }
  });
}
