import { openSearch } from './search/openSearch';
import { expect, test } from './test';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a result that is followed from the home page opens at its heading, with nothing above it', async ({
      page,
    }) => {
      const { field, options } = await openSearch(page, '/');
      await field.fill('microphone-silent');
      await options.first().click();
      const heading = page.locator('#microphone-silent');
      await expect
        .poll(() => heading.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
        .toBe(8);
      await expect
        .poll(() => page.locator('.navbar').evaluate((one) => one.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(0);
    });
  });
}
