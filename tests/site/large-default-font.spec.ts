import { browserFlags, listSystemBrowsers, shellBeside } from '../../scripts/test/browser';
import { openPage } from './openPage';
import { expect, test } from './test';

// Readers who set the browser's default font size to 200%. Media queries in em follow it, unlike
// the font size of the document.
test.use({
  launchOptions: {
    executablePath: shellBeside(listSystemBrowsers()[0]),
    args: [...browserFlags, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
});

for (const width of [390, 1000, 1280])
  test(`the home page does not scroll sideways (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/en/');
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

test('the Ask panel is above the page, which keeps its width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/en/docs/api/connect/');
  const width = () => page.locator('article').evaluate((element) => element.clientWidth);
  const before = await width();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Ask the docs' })).toBeVisible();
  expect(await width()).toBe(before);
});

test('the codes of errors break only at hyphens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/docs/troubleshooting/');
  const broken = await page.locator('[data-reproduces] h3 code').evaluateAll((codes) =>
    codes.flatMap((code) => {
      const parts = (code.textContent.match(/-/g)?.length ?? 0) + 1;
      return code.getClientRects().length > parts ? [code.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
});
