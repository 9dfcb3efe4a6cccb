import { pages } from './routes';
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

for (const path of pages) {
  test(`${path} tells search engines and cards what it is`, async ({ page }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).first().getAttribute('content');
    const description = await content('meta[name="description"]');
    expect(description?.length).toBeGreaterThan(8);
    expect(await content('meta[property="og:title"]')).toBeTruthy();
    expect(await content('meta[property="og:locale"]')).toBe(
      path.startsWith('/en/') ? 'en_US' : 'ko_KR',
    );
    const image = new URL((await content('meta[property="og:image"]')) ?? '');
    const response = await page.request.get(image.pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    for (const language of ['ko', 'en', 'x-default']) {
      await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveCount(1);
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });
}

test('every link leads somewhere, on any page', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    expect(await page.locator('a:not([href])').count(), path).toBe(0);
  }
});

test('no text shows a literal bold mark, on any page', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const text = await page.locator('main').evaluate((main) => {
      for (const code of main.querySelectorAll('pre, code')) code.remove();
      return main.textContent;
    });
    expect(text, path).not.toContain('**');
  }
});
