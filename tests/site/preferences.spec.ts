import type { Page } from '@playwright/test';
import { openPage } from './openPage';
import { openSearch } from './search/openSearch';
import { expect, test } from './test';

const ways = {
  'before the app starts': (page: Page, path: string) => page.goto(path),
  'after the app starts': openPage,
};

for (const [when, open] of Object.entries(ways)) {
  test(`a printed page has no controls and no clipped content, ${when}`, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/docs/troubleshooting/', '/docs/api/actions/']) {
      await open(page, path);
      await expect(
        page
          .locator('button, input, nav, footer, [href^="#__docusaurus_skip"]')
          .locator('visible=true'),
      ).toHaveCount(0);
    }
    const cut = await page
      .locator('.table-scroll, pre')
      .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth + 1).length);
    expect(cut).toBe(0);
  });

  test(`collapsed details are printed open, ${when}`, async ({ page }) => {
    await open(page, '/docs/api/actions/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('details dl').first()).toBeVisible();
  });
}

test('matches in search results do not take the background color in forced colors mode', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const { options } = await openSearch(page);
  await page.keyboard.type('녹음');
  const marks = options.locator('mark');
  await expect(marks.first()).toBeVisible();
  const [canvas, ...colors] = await marks.evaluateAll((all) =>
    [document.body, ...all].map((it, at) => {
      const { color, backgroundColor } = getComputedStyle(it);
      return at ? color : backgroundColor;
    }),
  );
  expect(colors).not.toContain(canvas);
});

/** Two scrolls within a frame dispatch one event. */
const scrollAndDraw = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);

test('the back-to-top icon contrasts with its button in forced colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
  await openPage(page, '/docs/troubleshooting/');
  const button = page.getByRole('button', { name: '맨 위로 이동' });
  await expect(async () => {
    for (const top of [3_000, 2_000]) await scrollAndDraw(page, top);
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const [own, icon] = await button.evaluate((element) =>
    [undefined, '::after'].map((part) => getComputedStyle(element, part).backgroundColor),
  );
  expect(icon).not.toBe(own);
});

test('the arrow of the table of contents contrasts with the page in forced colors mode', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/introduction/');
  const [canvas, arrow] = await page
    .getByRole('button', { name: '이 페이지에서' })
    .evaluate((button) =>
      [getComputedStyle(document.documentElement), getComputedStyle(button, '::after')].map(
        (style) => style.backgroundColor,
      ),
    );
  expect(arrow).not.toBe(canvas);
});

test('a font size of 200% leaves room for the text and does not break headings and navbar links', async ({
  page,
}) => {
  const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await openPage(page, '/');
  await enlarge();
  const lead = await page.locator('main :has(> h1) ~ div > p').first().boundingBox();
  expect(lead?.width).toBeGreaterThan(300);
  await openPage(page, '/en/docs/api/start-recording/');
  await enlarge();
  const broken = await page
    .locator('h1, .navbar__link')
    .evaluateAll((names) =>
      names.filter(
        (name) => name.scrollHeight > Math.max(88, 2 * parseFloat(getComputedStyle(name).fontSize)),
      ),
    );
  expect(broken).toEqual([]);
});
