import { expect, test } from './test';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`without scripts, on a ${screen}`, () => {
    test.use({ javaScriptEnabled: false, viewport, hasTouch: screen === 'phone' });

    for (const path of ['/docs/api/connect/', '/en/docs/api/connect/']) {
      test(`${path} reads, and leads to other pages and the other language`, async ({ page }) => {
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

test('a name in a sentence is not torn at its hyphens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/environment-setup/');
  const names = page.locator('main code').filter({ hasText: /^(?=.*-)\S{1,24}$/ });
  await expect(names).not.toHaveCount(0);
  const torn = await names.evaluateAll((found) =>
    found.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
  );
  expect(torn).toEqual([]);
});

test('a name that no line holds is torn where its words meet, and copied as it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('docs/webview-integration/');
  const name = page.locator('main code', { hasText: 'setWebContentsDebuggingEnabled' });
  const { lines, parts, copied } = await name.evaluate((element) => {
    const range = document.createRange();
    const rects = [...element.childNodes].map((node) => {
      range.selectNodeContents(node);
      return node.nodeName === 'WBR' ? 1 : range.getClientRects().length;
    });
    getSelection()?.selectAllChildren(element);
    return { lines: element.getClientRects().length, parts: rects, copied: String(getSelection()) };
  });
  expect(lines).toBeGreaterThan(1);
  expect(new Set(parts)).toEqual(new Set([1]));
  expect(copied).toBe('WebView.setWebContentsDebuggingEnabled(true)');
});
