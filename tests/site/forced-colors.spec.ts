import { openPage } from './openPage';
import { expect, test } from './test';

test('drawings and icons use the text color in forced colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/en/docs/introduction/');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').locator('svg').first()).toBeVisible();
  // The logo keeps its brand colors.
  const logo = 'svg > svg';
  const shapes = page.locator(`svg:not(svg svg) :not(${logo}, ${logo} *)`);
  const drawn = await shapes.evaluateAll((all) =>
    all.map((shape) => {
      const { color, fill, stroke } = getComputedStyle(shape);
      // A line has the initial fill of black, though there is nothing to fill.
      const paints = stroke === 'none' || fill !== 'rgb(0, 0, 0)' ? [fill, stroke] : [stroke];
      const own = paints.filter((paint) => paint !== 'none' && paint !== color);
      return { own, shape: shape.outerHTML };
    }),
  );
  expect(drawn.length).toBeGreaterThan(20);
  expect(drawn.filter(({ own }) => own.length > 0)).toEqual([]);
});
