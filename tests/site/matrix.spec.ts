import { locales, localized } from './routes';
import { expect, test } from './test';

for (const locale of locales) {
  for (const width of [1280, 1440, 1920]) {
    test(`the matrix of methods and states fits without scrolling at ${width} px, in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localized('/docs/api/actions/', locale));
      const matrix = page.locator('.table-scroll', { has: page.locator('[data-outcome]') });
      await matrix.scrollIntoViewIfNeeded();
      expect(await matrix.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      const heads = matrix.locator('thead th');
      await expect(heads).toHaveCount(9);
      const covered = await heads.evaluateAll((all) =>
        all
          .filter((head) => {
            head.scrollIntoView({ block: 'center' });
            const { left, right, top, bottom } = head.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            return [left + 1, right - 1].some(
              (x) => document.elementFromPoint(x, middle)?.closest('th') !== head,
            );
          })
          .map((head) => head.textContent),
      );
      expect(covered).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    });
  }
}

test('in a narrower window the matrix is as wide as the text and scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1279, height: 900 });
  await page.goto('docs/api/actions/');
  const matrix = page.locator('.table-scroll', { has: page.locator('[data-outcome]') });
  const text = page.locator('.markdown');
  const rightOf = async (of: typeof text) => {
    const box = await of.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  expect(await rightOf(matrix)).toBe(await rightOf(text));
  expect(await matrix.evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true);
});
